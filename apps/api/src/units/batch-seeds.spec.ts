import { describe, expect, it } from 'vitest';
import type { Question } from '../runner/question.ts';
import { withOwnSeeds } from './batch-seeds.ts';

const ask = (dice?: unknown): Question => ({ kind: 'resolve', id: 'x', request: dice === undefined ? {} : { dice } });
const seedsOf = (questions: readonly Question[]) =>
  questions.map(({ request }) => (request as { dice?: { seed?: string } }).dice?.seed);

describe('seeds of a batch', () => {
  it('leaves seeds that differ, and items without any, as they are', () => {
    expect(seedsOf(withOwnSeeds([ask({ seed: 'a' }), ask(), ask({ seed: 'b' })], undefined))).toEqual([
      'a',
      undefined,
      'b',
    ]);
  });

  it('never uses one seed twice', () => {
    const seeds = seedsOf(withOwnSeeds([ask({ seed: 'a' }), ask({ seed: 'a' }), ask({ seed: 'a' })], undefined));
    expect(seeds).toEqual(['a', 'a.items.2', 'a.items.3']);
  });

  it('gives the seed of the batch to items without one, and keeps what else they say of dice', () => {
    const questions = withOwnSeeds([ask({ missing: 'roll' }), ask({ seed: 'own' }), ask()], 's');
    expect(seedsOf(questions)).toEqual(['s', 'own', 's.items.3']);
    expect(questions[0]?.request).toEqual({ dice: { missing: 'roll', seed: 's' } });
  });

  it('leaves nonsense to whoever checks it', () => {
    expect(seedsOf(withOwnSeeds([ask(null), ask(5), ask({ seed: 7 })], 's')).slice(2)).toEqual([7]);
  });
});
