import { describe, expect, it, vi } from 'vitest';
import type { Cache } from '../cache/cache.ts';
import { toyRules } from '../fixtures/toy.ts';
import type { Packs } from '../packs/packs.ts';
import { type Answer, answered, answerJson, type Question } from './question.ts';
import { Runner } from './runner.ts';
import type { WorkerPool } from './worker-pool.ts';

const ATTACK = 'toy-game.fight.attack-foe';
const blow = { input: { weapon: { kind: 'fist' } } };

function fakeCache(store = new Map<string, string>()) {
  const cache = {
    get: vi.fn((space: string, key: string) => store.get(space + key)),
    set: vi.fn((space: string, key: string, json: string) => void store.set(space + key, json)),
  };
  return cache as typeof cache & Cache;
}

/** A pool that answers in the same thread, but only later. */
function fakePool(isAvailable = true) {
  const run = vi.fn(async (questions: readonly Question[]): Promise<Answer[]> => {
    await Promise.resolve();
    return questions.map((question) => {
      const answer = answered(toyRules.frontDoor, question);
      return answer.problem ? answer : { json: answerJson(answer) };
    });
  });
  return { isAvailable, run } as unknown as WorkerPool & { run: typeof run };
}

const noPacks = { loaded: [] } as unknown as Packs;

const jsonOf = (answer: Answer) => (answer.problem ? JSON.stringify(answer.problem) : answerJson(answer));

describe('the runner', () => {
  it('answers rulings at once, without cache or pool', () => {
    const [cache, pool] = [fakeCache(), fakePool()];
    const answer = new Runner(toyRules, cache, pool, noPacks).run({ kind: 'resolve', id: ATTACK, request: blow });
    expect(answer).toMatchObject({ value: { sentence: expect.any(String) } });
    expect(cache.get).not.toHaveBeenCalled();
    expect(pool.run).not.toHaveBeenCalled();
  });

  it('remembers odds by their question, however its keys are ordered', async () => {
    const [cache, pool] = [fakeCache(), fakePool()];
    const runner = new Runner(toyRules, cache, pool, noPacks);
    const first = await runner.run({ kind: 'odds', id: ATTACK, request: { ...blow, trace: false } });
    const again = await runner.run({ kind: 'odds', id: ATTACK, request: { trace: false, ...blow } });
    expect(jsonOf(again)).toBe(jsonOf(first));
    expect(cache.set).toHaveBeenCalledTimes(1);
    expect(jsonOf(first)).toContain('"fraction":"1/2"');
  });

  it('does not remember problems', async () => {
    const cache = fakeCache();
    const answer = await new Runner(toyRules, cache, fakePool(), noPacks).run({
      kind: 'odds',
      id: ATTACK,
      request: {},
    });
    expect(answer).toMatchObject({ problem: { type: 'invalid-input' } });
    expect(cache.set).not.toHaveBeenCalled();
  });

  it('gives the same bytes from a worker as at once', async () => {
    const question: Question = { kind: 'resolve', id: ATTACK, request: { ...blow, dice: { seed: 's' } } };
    const runner = new Runner(toyRules, fakeCache(), fakePool(), noPacks);
    const [here, there] = [await runner.run(question), await runner.run(question, 1_000_000)];
    expect(there).toHaveProperty('json');
    expect(jsonOf(there)).toBe(jsonOf(here));
  });

  it('sends large batches to a worker and keeps their order', async () => {
    const pool = fakePool();
    const ask = (id: string): Question => ({ kind: 'evaluate', id, request: { input: { value: 2 } } });
    const questions = Array.from({ length: 30 }, (_, i) => ask(i === 7 ? 'nothing' : 'toy-game.dice.double'));
    const answers = await new Runner(toyRules, fakeCache(), pool, noPacks).runAll(questions);
    expect(pool.run).toHaveBeenCalledTimes(1);
    expect(answers.map((answer) => answer.problem?.type ?? 'ok').indexOf('unknown-rule')).toBe(7);
  });

  it('sends a ruling to a worker that would hold up everybody else', async () => {
    const pool = fakePool();
    const door = { ...toyRules.frontDoor, answerWithin: vi.fn(() => undefined) };
    const runner = new Runner({ ...toyRules, frontDoor: door }, fakeCache(), pool, noPacks);
    const answer = await runner.run({ kind: 'resolve', id: ATTACK, request: blow });
    expect(door.answerWithin).toHaveBeenCalledTimes(1);
    expect(pool.run).toHaveBeenCalledTimes(1);
    expect(jsonOf(answer)).toContain('"sentence"');
  });

  it('asks a worker once for what is asked twice at a time', async () => {
    const pool = fakePool();
    const door = { ...toyRules.frontDoor, oddsWithin: () => undefined };
    const runner = new Runner({ ...toyRules, frontDoor: door }, fakeCache(), pool, noPacks);
    const question: Question = { kind: 'odds', id: ATTACK, request: blow };
    const [one, other] = await Promise.all([runner.run(question), runner.run(question)]);
    expect(pool.run).toHaveBeenCalledTimes(1);
    expect(one).toBe(other);
  });

  it('does not try again here what a worker is at', async () => {
    const door = { ...toyRules.frontDoor, oddsWithin: vi.fn(() => undefined) };
    const runner = new Runner({ ...toyRules, frontDoor: door }, fakeCache(), fakePool(), noPacks);
    const question: Question = { kind: 'odds', id: ATTACK, request: blow };
    await Promise.all([runner.run(question), runner.run(question), runner.run(question)]);
    expect(door.oddsWithin).toHaveBeenCalledTimes(1);
  });

  it('tries only a few odds here before others have had their turn', async () => {
    const door = { ...toyRules.frontDoor, oddsWithin: vi.fn(toyRules.frontDoor.oddsWithin) };
    const pool = fakePool();
    const runner = new Runner({ ...toyRules, frontDoor: door }, fakeCache(), pool, noPacks);
    const question = (seed: string): Question => ({
      kind: 'odds',
      id: ATTACK,
      request: { ...blow, dice: { seed } },
    });
    const answers = Array.from({ length: 50 }, (_, i) => runner.run(question(`s${i}`)));
    expect(door.oddsWithin.mock.calls.length).toBeLessThan(15);
    expect((await Promise.all(answers)).filter(({ problem }) => problem)).toEqual([]);
    expect(door.oddsWithin).toHaveBeenCalledTimes(50);
    expect(pool.run).not.toHaveBeenCalled();
  });

  it('never takes an operation for a rule', async () => {
    const runner = new Runner(toyRules, fakeCache(), fakePool(), noPacks);
    expect(await runner.run({ kind: 'rule-odds', id: ATTACK, request: blow })).toMatchObject({
      problem: { type: 'unknown-rule' },
    });
    expect(await runner.run({ kind: 'odds', id: 'toy-game.dice.test', request: blow })).toMatchObject({
      problem: { type: 'unknown-operation' },
    });
  });

  it('refuses what is nested too deeply instead of failing', async () => {
    let deep: unknown = 1;
    for (let i = 0; i < 100_000; i++) deep = [deep];
    const runner = new Runner(toyRules, fakeCache(), fakePool(false), noPacks);
    for (const kind of ['odds', 'resolve'] as const) {
      const answer = await runner.run({
        kind,
        id: ATTACK,
        request: { ...blow, decisions: [{ id: 'x', value: deep }] },
      });
      expect(answer.problem?.type).toMatch(/too-large|invalid-input/);
    }
  });

  it('tells its listeners what was asked and how it went', async () => {
    const runner = new Runner(toyRules, fakeCache(), fakePool(), noPacks);
    const heard = vi.fn();
    runner.listen(heard);
    await runner.run({ kind: 'resolve', id: ATTACK, request: blow });
    expect(heard).toHaveBeenCalledWith({
      question: expect.objectContaining({ id: ATTACK }),
      answer: expect.anything(),
      milliseconds: expect.any(Number),
    });
  });
});
