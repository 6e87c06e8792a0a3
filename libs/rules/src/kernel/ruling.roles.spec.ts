import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parameter } from './parameter.ts';
import type { Ruling } from './ruling.ts';
import { doorTo, fractionsIn, ruled } from './testing/door.ts';
import { procedure } from './unit.ts';

describe('who plays a role', () => {
  const reach = parameter({
    id: 'test.kernel.cast#reach',
    title: 'reach',
    default: 1,
    schema: z.int().min(0).max(99),
    changedBy: 'feats',
  });
  const read = (ruling: Ruling) => ruling.as('attacker', () => ruling.parameter(reach));

  /** Casts the attacker or not, by a die, at one of several places; then reads his reach. */
  const casting = (cast: (ruling: Ruling) => unknown) =>
    procedure({
      id: 'test.kernel.cast',
      input: z.strictObject({}),
      output: z.strictObject({ reach: z.int() }),
      dice: ['d', 'steps.*.d'].map((key) => ({ key, dice: '1d2', by: 'attacker', label: 'die' })),
      parameters: [reach],
      outcome: ['reach'],
      says: () => '',
      evaluate(_, ruling) {
        cast(ruling);
        return { reach: read(ruling) };
      },
    });
  const byDie = (ruling: Ruling) => ruling.roll('d', 2) === 1 && ruling.cast('attacker', 'maelis');
  const step = (ruling: Ruling) => (state: number) => {
    byDie(ruling);
    return { state: state + read(ruling) };
  };
  const amendments = [{ parameter: reach.id, of: 'maelis', op: 'add' as const, value: 10, source: 'feat' }];

  it.each<[string, (ruling: Ruling) => unknown, Record<string, string>]>([
    ['holds from there on, and in that outcome of the dice only', byDie, { 1: '1/2', 11: '1/2' }],
    ['holds within the step of a sequence', (ruling) => ruling.fold('steps', [1, 2], 0, step(ruling)), { 1: '1/1' }],
    ['holds within a repeat', (ruling) => ruling.total('steps', 2, () => Number(byDie(ruling))), { 1: '1/1' }],
    ['holds within a scope', (ruling) => ruling.within('steps.1', () => byDie(ruling)), { 1: '1/1' }],
    ['holds within another rule', (ruling) => ruling.run(casting(byDie), {}), { 1: '1/1' }],
  ])('%s', (_, cast, expected) => {
    const rule = casting(cast);
    const door = doorTo(rule);
    expect(fractionsIn(door.ruleOdds(rule.id, { input: {}, amendments }), 'reach')).toEqual(expected);
    const seen = new Set(
      Array.from({ length: 20 }, (_, i) => {
        const { result } = ruled(door.evaluate(rule.id, { input: {}, amendments, dice: { seed: `${i}` } }));
        return String((result as { reach: number }).reach);
      }),
    );
    expect([...seen].sort()).toEqual(Object.keys(expected).sort());
  });
});
