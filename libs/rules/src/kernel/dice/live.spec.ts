import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Problem } from '../problem.ts';
import type { DiceRequest } from '../request.ts';
import { deepFrozen, doorTo, ruled } from '../testing/door.ts';
import { procedure } from '../unit.ts';
import type { EnteredRoll } from './entered.ts';

const KEYS = ['reflex', 'damage', 'percent', 'a.d', 'b.d', 'attacks.1.d', 'attacks.maelis.d'];
const declared = ['reflex', 'damage', 'percent', 'a.d', 'b.d', 'attacks.*.d'];

/** Without a count one die is rolled, else that many are summed. */
const Throw = z.strictObject({
  key: z.string(),
  count: z.int().optional(),
  faces: z.int(),
  mode: z.enum(['normal', 'advantage', 'disadvantage']).optional(),
});
type Throw = z.infer<typeof Throw>;

/** Throws what it is told to, in order. */
const throwing = procedure({
  id: 'test.kernel.throwing',
  input: z.strictObject({ throws: z.array(Throw), together: z.boolean().optional() }),
  output: z.strictObject({ thrown: z.array(z.number()) }),
  dice: declared.map((key) => ({ key, dice: '1d20', by: 'attacker', label: `the ${key}` })),
  outcome: ['thrown'],
  says: ({ thrown }) => thrown.join(', '),
  evaluate({ throws, together }, ruling) {
    if (together) ruling.together(...throws.map(({ key, count = 1, faces }) => ({ key, count, faces })));
    const thrown = throws.map(({ key, count, faces, mode }) =>
      count === undefined ? ruling.roll(key, faces, mode) : ruling.sum(key, count, faces),
    );
    for (const [i, value] of thrown.entries()) ruling.calc('die').plus(`die ${i}`, value).floor('test.kernel.throwing');
    return { thrown };
  },
});

const { evaluate } = doorTo(throwing);
const ask = (throws: Throw[], dice: DiceRequest = {}, together = false) =>
  evaluate('test.kernel.throwing', deepFrozen({ input: { throws, together }, dice }));
const thrown = (throws: Throw[], dice: DiceRequest = {}) =>
  (ruled(ask(throws, dice)).result as { thrown: number[] }).thrown;
const faultOf = (throws: Throw[], rolls: EnteredRoll[], more: DiceRequest = {}) => {
  const { problem } = ask(throws, { rolls, ...more });
  return problem?.type === 'invalid-input' ? problem.errors[0] : problem;
};

const d20 = (key = 'reflex'): Throw => ({ key, faces: 20 });
const aThrow: fc.Arbitrary<Throw> = fc.record(
  {
    key: fc.constantFrom(...KEYS),
    faces: fc.constantFrom(2, 6, 20, 100),
    count: fc.integer({ min: 0, max: 5 }),
    mode: fc.constantFrom('normal', 'advantage', 'disadvantage'),
  },
  { requiredKeys: ['key', 'faces'] },
);
const throws = fc.array(aThrow, { maxLength: 8 });
const seed = fc.string({ minLength: 1, maxLength: 10 });

describe('dice from a seed', () => {
  it('fall the same again, with the same bytes', () => {
    fc.assert(
      fc.property(throws, seed, (what, from) => {
        expect(JSON.stringify(ask(what, { seed: from }))).toBe(JSON.stringify(ask(what, { seed: from })));
      }),
    );
  });

  it('may be entered as they fell: the same result and explanation, with or without the seed', () => {
    fc.assert(
      fc.property(throws, seed, (what, from) => {
        const first = ruled(ask(what, { seed: from }));
        for (const dice of [
          { rolls: first.rolls, seed: from },
          { rolls: first.rolls, missing: 'ask' as const },
        ]) {
          const again = ruled(ask(what, dice));
          const { seed: _, ...answer } = first;
          const { seed: __, ...repeated } = again;
          expect(JSON.stringify(repeated)).toBe(JSON.stringify(answer));
        }
      }),
    );
  });

  it('stay as they are when one die is entered or corrected', () => {
    const singles = fc.array(fc.record({ key: fc.constantFrom(...KEYS), faces: fc.constantFrom(6, 20) }), {
      minLength: 1,
      maxLength: 10,
    });
    fc.assert(
      fc.property(singles, seed, fc.nat(), fc.integer({ min: 1, max: 6 }), (what, from, which, face) => {
        const fell = thrown(what, { seed: from });
        const index = which % what.length;
        const key = what[index]?.key ?? '';
        const earlier = what.map((one, i) => ({ ...one, i })).filter((one) => one.key === key && one.i <= index);
        // The die itself with those of its key before it, as they fell.
        const faces = earlier.map(({ i }) => (i === index ? face : (fell[i] as number)));
        const corrected = thrown(what, { seed: from, rolls: [{ key, faces }] });
        expect(corrected).toEqual(fell.map((value, i) => (i === index ? face : value)));
      }),
    );
  });

  it('of other keys are shifted by nothing: more dice, other faces, other order', () => {
    const alone = thrown([d20('damage')], { seed: 's' });
    expect(thrown([d20(), d20(), { key: 'percent', faces: 100 }, d20('damage')], { seed: 's' }).at(-1)).toBe(alone[0]);
    expect(thrown([d20('damage'), d20()], { seed: 's' })[0]).toBe(alone[0]);
  });

  it('draw a new seed when none is given, and tell it', () => {
    const first = ruled(ask([d20()]));
    expect(first.seed).toMatch(/^[0-9a-z]{12}$/);
    expect(ruled(ask([d20()], { seed: first.seed ?? '' })).result).toEqual(first.result);
    expect(ruled(ask([d20()])).seed).not.toBe(first.seed);
    expect(ruled(ask([])).seed).toBeUndefined();
  });
});

describe('entered dice', () => {
  it('are taken from their key in order, whatever order the keys come in', () => {
    const rolls = [
      { key: 'damage', faces: [3] },
      { key: 'reflex', faces: [7, 9] },
      { key: 'damage', faces: [4, 5] },
    ];
    expect(thrown([d20(), { key: 'damage', count: 3, faces: 6 }, d20()], { rolls })).toEqual([7, 12, 9]);
  });

  it('match a declared key whose segment is an id or a number', () => {
    const rolls = [
      { key: 'attacks.1.d', faces: [2] },
      { key: 'attacks.maelis.d', faces: [3] },
    ];
    expect(thrown([d20('attacks.1.d'), d20('attacks.maelis.d')], { rolls })).toEqual([2, 3]);
  });

  it.each([
    [{ total: 14 }, { count: 3, faces: 6 }, 14],
    [{ total: 3 }, { count: 1, faces: 6 }, 3],
    [{ total: 3 }, { faces: 6 }, 3],
    [{ tens: 0, units: 0 }, { faces: 100 }, 100],
    [{ tens: 0, units: 2 }, { faces: 100 }, 2],
    [{ tens: 90, units: 0 }, { faces: 100 }, 90],
    [{ tens: 90, units: 9 }, { faces: 100 }, 99],
    [{ faces: [0] }, { faces: 100 }, 100],
    [{ total: 0 }, { faces: 100 }, 100],
    [{ faces: [0] }, { faces: 10 }, 10],
    [{ faces: [0, 1] }, { count: 2, faces: 10 }, 11],
  ])('%j for %j is %d', (entry, what, value) => {
    expect(thrown([{ key: 'percent', ...what }], { rolls: [{ key: 'percent', ...entry }] })).toEqual([value]);
  });

  it('give a total for what is still missing of a throw, and the next throw its own', () => {
    const twice: Throw[] = [
      { key: 'damage', count: 3, faces: 6 },
      { key: 'damage', count: 2, faces: 6 },
    ];
    const rolls = [
      { key: 'damage', faces: [6] },
      { key: 'damage', total: 2 },
      { key: 'damage', total: 12 },
    ];
    const first = ruled(ask(twice, { rolls }));
    expect(first.result).toEqual({ thrown: [8, 12] });
    expect(first.rolls).toEqual(rolls);
    expect(ruled(ask(twice, { rolls: first.rolls })).result).toEqual(first.result);
  });

  it('leave later dice of the key where the seed has them: a total stands for its dice', () => {
    const one: Throw = { key: 'damage', faces: 6 };
    const fell = thrown([one, one, one, one], { seed: 's' });
    const rolls = [{ key: 'damage', total: 7 }];
    expect(thrown([{ key: 'damage', count: 3, faces: 6 }, one], { seed: 's', rolls })).toEqual([7, fell[3]]);
  });

  it('roll twice with advantage and keep the better', () => {
    const rolls = [{ key: 'reflex', faces: [4, 11] }];
    expect(thrown([{ ...d20(), mode: 'advantage' }], { rolls })).toEqual([11]);
    expect(thrown([{ ...d20(), mode: 'disadvantage' }], { rolls })).toEqual([4]);
  });

  it.each([
    ['a face above the die', d20(), { faces: [21] }, '/dice/rolls/0/faces/0', 'a face from 1 to 20'],
    ['a zero on a d20', d20(), { faces: [0] }, '/dice/rolls/0/faces/0', 'a face from 1 to 20'],
    ['the second face', { ...d20(), count: 2 }, { faces: [3, 99] }, '/dice/rolls/0/faces/1', 'a face from 1 to 20'],
    [
      'a total out of reach',
      { ...d20(), count: 3 },
      { total: 2 },
      '/dice/rolls/0/total',
      'a total of 3d20, from 3 to 60',
    ],
    ['a total above', { ...d20(), count: 3 }, { total: 61 }, '/dice/rolls/0/total', 'a total of 3d20, from 3 to 60'],
    ['percentile dice for a d20', d20(), { tens: 10, units: 0 }, '/dice/rolls/0/tens', 'a face from 1 to 20'],
  ])('refuse %s, with its place', (_, what, entry, pointer, expected) => {
    expect(faultOf([what as Throw], [{ key: 'reflex', ...entry }])).toMatchObject({ pointer, expected });
  });

  it.each([
    [{}],
    [{ faces: [] }],
    [{ faces: [1], total: 1 }],
    [{ tens: 10 }],
    [{ units: 1 }],
    [{ tens: 15, units: 0 }],
    [{ tens: 100, units: 0 }],
    [{ tens: 10, units: 10 }],
    [{ faces: [1.5] }],
    [{ faces: [-1] }],
    [{ faces: [Number.NaN] }],
    [{ total: -1 }],
    [{ faces: 3 }],
    [{ face: 3 }],
  ])('refuse %j, which is not one form of entry', (entry) => {
    const { problem } = ask([d20()], { rolls: [{ key: 'reflex', ...entry } as EnteredRoll] });
    expect(problem?.type).toBe('invalid-input');
  });

  it.each(['reflexes', 'attacks.d', 'attacks.1.2.d', 'attacks.*.d.x', ''])(
    'refuse the key "%s", which nothing bears',
    (key) => {
      expect(faultOf([d20()], [{ key, faces: [1] }])).toMatchObject({ pointer: '/dice/rolls/0/key' });
    },
  );

  it('that were not needed come back as unused', () => {
    const rolls = [
      { key: 'reflex', faces: [1, 2, 3] },
      { key: 'damage', total: 9 },
      { key: 'percent', tens: 20, units: 0 },
    ];
    expect(ruled(ask([d20()], { rolls })).unused.rolls).toEqual([
      { key: 'reflex', faces: [2] },
      { key: 'reflex', faces: [3] },
      { key: 'damage', total: 9 },
      { key: 'percent', tens: 20, units: 0 },
    ]);
  });
});

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
