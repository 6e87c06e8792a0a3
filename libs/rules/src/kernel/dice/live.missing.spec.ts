import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Problem } from '../problem.ts';
import { doorTo } from '../testing/door.ts';
import { ask, d20, type Throw } from '../testing/throwing.ts';
import { procedure } from '../unit.ts';

describe('dice that are missing', () => {
  const needed = (problem: Problem | undefined) => (problem?.type === 'needs-roll' ? problem.rolls : problem);

  it('are asked for by name, all of a throw at once', () => {
    const what: Throw[] = [d20(), { key: 'damage', count: 3, faces: 6 }];
    expect(needed(ask(what, { missing: 'ask' }, true).problem)).toEqual([
      { key: 'reflex', index: 0, count: 1, faces: 20, by: 'attacker', label: 'the reflex' },
      { key: 'damage', index: 0, count: 3, faces: 6, by: 'attacker', label: 'the damage' },
    ]);
    const rolls = [{ key: 'damage', faces: [1, 2] }];
    expect(needed(ask(what, { rolls }, true).problem)).toEqual([
      { key: 'reflex', index: 0, count: 1, faces: 20, by: 'attacker', label: 'the reflex' },
      { key: 'damage', index: 2, count: 1, faces: 6, by: 'attacker', label: 'the damage' },
    ]);
  });

  it('are asked for with where they stand in the queue of their key', () => {
    const what: Throw[] = [
      { key: 'damage', count: 3, faces: 6 },
      { key: 'damage', count: 2, faces: 6 },
    ];
    const rolls = [
      { key: 'damage', total: 9 },
      { key: 'damage', faces: [4] },
    ];
    expect(needed(ask(what, { rolls }).problem)).toMatchObject([{ key: 'damage', index: 4, count: 1, faces: 6 }]);
    const advantage: Throw = { ...d20(), mode: 'advantage' };
    expect(needed(ask([advantage], { missing: 'ask' }).problem)).toMatchObject([{ index: 0, count: 2 }]);
    expect(needed(ask([advantage], { rolls: [{ key: 'reflex', faces: [4] }] }).problem)).toMatchObject([
      { index: 1, count: 1 },
    ]);
  });

  it('of one key in two throws that fall together are all asked for', () => {
    const twice: Throw[] = [d20(), d20()];
    expect(needed(ask(twice, { missing: 'ask' }, true).problem)).toMatchObject([{ key: 'reflex', index: 0, count: 2 }]);
    const rolls = [{ key: 'reflex', faces: [4] }];
    expect(needed(ask(twice, { rolls }, true).problem)).toMatchObject([{ key: 'reflex', index: 1, count: 1 }]);
  });

  it('are asked for only when what is entered of the throw is right', () => {
    const what: Throw[] = [d20('a.d'), d20('b.d')];
    const fault = {
      type: 'invalid-input',
      errors: [{ pointer: '/dice/rolls/0/faces/0', expected: 'a face from 1 to 20' }],
    };
    expect(ask(what, { rolls: [{ key: 'b.d', faces: [21] }] }, true).problem).toMatchObject(fault);
    expect(ask(what, { rolls: [{ key: 'b.d', faces: [0] }] }, true).problem).toMatchObject(fault);
    const dice: Throw[] = [{ key: 'damage', count: 3, faces: 6 }];
    expect(ask(dice, { rolls: [{ key: 'damage', faces: [7, 1] }] }).problem).toMatchObject({ type: 'invalid-input' });
  });

  it('come with the steps so far', () => {
    const { problem } = ask([d20(), d20('damage')], { rolls: [{ key: 'reflex', faces: [4] }] });
    expect(problem).toMatchObject({ type: 'needs-roll' });
    expect(problem?.type === 'needs-roll' && problem.message).toContain('the damage');
  });

  it.each([
    ['ask', {}, false],
    ['ask', { seed: 's' }, false],
    ['roll', {}, true],
    ['roll', { seed: 's' }, true],
    [undefined, {}, true],
    [undefined, { seed: 's' }, true],
  ])('%s: with %j and nothing entered', (missing, more, isRolled) => {
    const dice = missing ? { ...more, missing: missing as 'ask' | 'roll' } : more;
    expect(ask([d20()], dice).problem === undefined).toBe(isRolled);
  });

  it.each([
    [undefined, {}, false],
    [undefined, { seed: 's' }, true],
    ['roll', {}, true],
    ['ask', { seed: 's' }, false],
  ])('%s: with %j and some entered', (missing, more, isRolled) => {
    const rolls = [{ key: 'reflex', faces: [4] }];
    const dice = { rolls, ...more, ...(missing ? { missing: missing as 'ask' | 'roll' } : {}) };
    expect(ask([d20(), d20('damage')], dice).problem === undefined).toBe(isRolled);
  });
});

describe('absurd dice', () => {
  it.each([
    ['1,001 dice', { key: 'damage', count: 1001, faces: 6 }],
    ['999d999999999', { key: 'damage', count: 999, faces: 999_999_999 }],
    ['a die of a million faces and one', { key: 'damage', faces: 1_000_001 }],
  ])('%s are too large', (_, what) => {
    expect(ask([what], { seed: 's' }).problem?.type).toBe('too-large');
  });

  it('are too large together', () => {
    const all = new Array<Throw>(101).fill({ key: 'damage', count: 1000, faces: 6 });
    expect(ask(all, { seed: 's' }).problem?.type).toBe('too-large');
  });

  it.each([0, -1, 1.5, Number.NaN])('a die of %d faces is a mistake of the rule, told as one', (faces) => {
    expect(() => doorTo(rolling(faces)).evaluate('test.kernel.rolling', { input: {}, dice: { seed: 's' } })).toThrow(
      RangeError,
    );
    expect(() => doorTo(rolling(faces)).ruleOdds('test.kernel.rolling', { input: {} })).toThrow(RangeError);
  });
});

/** Rolls a die that no rule should ask for. */
function rolling(faces: number) {
  return procedure({
    id: 'test.kernel.rolling',
    input: z.strictObject({}),
    output: z.strictObject({ face: z.number() }),
    dice: [],
    outcome: ['face'],
    says: () => '',
    evaluate: (_, ruling) => ({ face: ruling.roll('d', faces) }),
  });
}
