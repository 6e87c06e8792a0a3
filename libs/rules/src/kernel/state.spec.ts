import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Refusal } from './problem.ts';
import { migrated, reducer, stateHead } from './state.ts';
import { deepFrozen, doorTo, ruled } from './testing/door.ts';

const Chest = z.strictObject({ ...stateHead('chest', 3), coins: z.int().min(0).max(100), note: z.string() });
type Chest = z.infer<typeof Chest>;
const Command = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('add'), dice: z.int().min(1).max(9) }),
  z.strictObject({ kind: z.literal('take'), coins: z.int().min(1).max(100) }),
]);

/** Version 1 called the coins gold; version 2 had no note. */
const migrations = [
  ({ gold, ...rest }: Record<string, unknown>) => ({
    ...rest,
    formatVersion: 2,
    coins: (gold as { pieces: number }).pieces,
  }),
  (older: Record<string, unknown>) => ({ ...older, formatVersion: 3, note: '' }),
];

const chest = reducer({
  id: 'test.kernel.chest',
  title: 'A chest',
  summary: 'Coins go in and out.',
  state: migrated(Chest, migrations) as z.ZodType<Chest>,
  command: Command,
  event: z.strictObject({ coins: z.int() }),
  dice: [{ key: 'commands.*.coins', dice: '1d6', by: 'finder', label: 'coins' }],
  odds: { coins: ({ state }) => state.coins },
  legal: ({ coins }) => [`take up to ${coins} coins`, 'add coins'],
  apply(state, command, ruling) {
    if (command.kind === 'add') {
      const coins = ruling.sum('coins', command.dice, 6);
      return { state: { ...state, coins: state.coins + coins }, events: [{ coins }] };
    }
    ruling.require(command.coins <= state.coins, 'test.kernel.chest', 'There are not so many.', () => []);
    return { state: { ...state, coins: state.coins - command.coins }, events: [{ coins: -command.coins }] };
  },
  sentence: ({ state }) => `The chest holds ${state.coins} coins.`,
  changes: ({ state }, input) => [{ who: 'chest', what: 'coins', from: input.state.coins, to: state.coins }],
  groups: [],
  examples: [],
});

const { resolve, odds } = doorTo(chest);
const start = { kind: 'chest', formatVersion: 3, commands: 0, coins: 10, note: 'oak' };
const told = (state: unknown, command: unknown, dice = {}) =>
  resolve('test.kernel.chest', deepFrozen({ input: { state, command }, dice }));

describe('a command', () => {
  it('is refused where it would leave a state that the next one could not begin with', () => {
    const full = { ...start, coins: 100 };
    const more = { rolls: [{ key: 'commands.1.coins', faces: [3] }] };
    expect(told(full, { kind: 'add', dice: 1 }, more)).toMatchObject({
      problem: {
        type: 'too-large',
        message: 'This would leave 103 at /state/coins: a state holds at most 100.',
        limit: 'at most 100',
      },
    });
  });

  it('leads to a new state, its events and the count of commands; the old state stays as it was', () => {
    const { result, sentence, changes } = ruled(told(start, { kind: 'take', coins: 4 }));
    expect(result).toEqual({ state: { ...start, coins: 6, commands: 1 }, events: [{ coins: -4 }] });
    expect(sentence).toBe('The chest holds 6 coins.');
    expect(changes).toEqual([{ who: 'chest', what: 'coins', from: 10, to: 6 }]);
    expect(start.coins).toBe(10);
  });

  it('takes its dice from a scope with its number, so that one seed never repeats a die', () => {
    const rolls = [{ key: 'commands.1.coins', faces: [3, 4] }];
    expect(ruled(told(start, { kind: 'add', dice: 2 }, { rolls })).result).toMatchObject({ state: { coins: 17 } });
    const falls = [0, 1, 2, 3, 4, 5, 6, 7].map((commands) => {
      const { result, rolls: fell } = ruled(told({ ...start, commands }, { kind: 'add', dice: 9 }, { seed: 'same' }));
      expect(fell[0]?.key).toBe(`commands.${commands + 1}.coins`);
      return JSON.stringify((result as { events: unknown }).events) + JSON.stringify(fell[0]?.faces);
    });
    expect(new Set(falls).size).toBe(8);
  });

  it('that is illegal is refused with the state as it was and what is legal now', () => {
    expect(told(start, { kind: 'take', coins: 11 }).problem).toMatchObject({
      type: 'illegal-action',
      message: 'There are not so many.',
      rule: 'test.kernel.chest',
      state: start,
      legal: ['take up to 10 coins', 'add coins'],
    });
  });

  it('is one too many after a million', () => {
    const worn = { ...start, commands: 999_999 };
    expect(ruled(told(worn, { kind: 'take', coins: 1 })).result).toMatchObject({ state: { commands: 1_000_000 } });
    expect(told({ ...start, commands: 1_000_000 }, { kind: 'take', coins: 1 }).problem?.type).toBe('too-large');
    expect(told({ ...start, commands: 1_000_001 }, { kind: 'take', coins: 1 }).problem).toMatchObject({
      type: 'invalid-input',
      errors: [{ pointer: '/input/state/commands' }],
    });
  });

  it('has odds', () => {
    const answer = odds('test.kernel.chest', { input: { state: start, command: { kind: 'add', dice: 1 } } });
    expect(answer.problem ?? answer.metrics[0]?.outcomes.map(({ value }) => value)).toEqual([11, 12, 13, 14, 15, 16]);
    const refused = odds('test.kernel.chest', { input: { state: start, command: { kind: 'take', coins: 11 } } });
    expect(refused.problem).toMatchObject({ type: 'illegal-action', state: start });
  });
});

describe('an older state', () => {
  it('is raised from any version to the present one', () => {
    const first = { kind: 'chest', formatVersion: 1, commands: 5, gold: { pieces: 10 } };
    const second = { kind: 'chest', formatVersion: 2, commands: 5, coins: 10 };
    for (const older of [first, second]) {
      const { result } = ruled(told(older, { kind: 'take', coins: 1 }));
      expect(result).toMatchObject({ state: { kind: 'chest', formatVersion: 3, commands: 6, coins: 9, note: '' } });
    }
  });

  it.each([
    ['one that is none', { kind: 'chest', formatVersion: 1, commands: 5 }],
    ['one with rubbish in it', { kind: 'chest', formatVersion: 1, commands: 5, gold: null }],
    ['one of a version to come', { ...start, formatVersion: 4 }],
    ['one of no version', { ...start, formatVersion: undefined }],
    ['another kind', { ...start, kind: 'board' }],
    ['no state', 7],
    ['nothing', null],
    ['a list', []],
  ])('%s is refused in words, never by a crash', (_, state) => {
    const { problem } = told(state, { kind: 'take', coins: 1 });
    expect(problem?.type).toBe('invalid-input');
    expect(
      problem?.type === 'invalid-input' && problem.errors.every(({ pointer }) => pointer.startsWith('/input/state')),
    ).toBe(true);
  });
});

describe('a mistake in a reducer', () => {
  it('is not mistaken for a refusal', () => {
    const broken = reducer({
      ...chest,
      id: 'test.kernel.broken',
      state: Chest,
      command: Command,
      event: z.strictObject({ coins: z.int() }),
      legal: () => [],
      apply: () => {
        throw new TypeError('a mistake');
      },
    });
    const request = { input: { state: start, command: { kind: 'take', coins: 1 } } };
    expect(() => doorTo(broken).resolve('test.kernel.broken', request)).toThrow(TypeError);
    expect(() => doorTo(broken).resolve('test.kernel.broken', request)).not.toThrow(Refusal);
  });
});
