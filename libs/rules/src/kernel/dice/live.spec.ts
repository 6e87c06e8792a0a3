import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ruled } from '../testing/door.ts';
import { ask, d20, faultOf, KEYS, type Throw, thrown } from '../testing/throwing.ts';
import type { EnteredRoll } from './entered.ts';

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

  it('are shown as they fell, both of them where one was rolled twice', () => {
    const rolls = [
      { key: 'reflex', faces: [4, 11] },
      { key: 'damage', faces: [3] },
    ];
    const { trace } = ruled(
      ask(
        [
          { ...d20(), mode: 'advantage' },
          { key: 'damage', faces: 6 },
        ],
        { rolls },
      ),
    );
    expect(trace.map(({ expression }) => expression)).toEqual(['11 (d20, the better of 4 and 11) = 11', '3 (d6) = 3']);
    const worse = ruled(ask([{ ...d20(), mode: 'disadvantage' }], { rolls: rolls.slice(0, 1) }));
    expect(worse.trace[0]?.expression).toBe('4 (d20, the worse of 4 and 11) = 4');
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
    [
      'a total for more than one throw',
      { ...d20(), count: 1 },
      { total: 30 },
      '/dice/rolls/0/total',
      'the total of one throw of 1d20, from 1 to 20',
    ],
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
