import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Amendment, parameter } from './parameter.ts';
import { choice, decimal, whole } from './schema.ts';
import { deepFrozen, doorTo, ruled } from './testing/door.ts';
import { procedure } from './unit.ts';

const ID = 'test.kernel.amended';
const level = parameter({
  id: `${ID}#level`,
  title: 'levels',
  default: 10,
  schema: whole(0, 100, 'Levels.'),
  changedBy: 'feats',
});
const share = parameter({
  id: `${ID}#share`,
  title: 'share',
  default: 50,
  schema: decimal(0, 1000, 'A share.'),
  changedBy: 'feats',
});
const mood = parameter({
  id: `${ID}#mood`,
  title: 'mood',
  default: 'calm',
  schema: choice('TestMood', ['calm', 'grim'], 'Mood.') as z.ZodType<string>,
  changedBy: 'the GM',
});
const cells = parameter({
  id: `${ID}#cells`,
  title: 'cells',
  default: { a: 1 },
  schema: z.strictObject({ a: z.int().max(9) }),
  changedBy: 'house rules',
});

/** Reads the figures, in a scope and for somebody where told. */
const amended = procedure({
  id: ID,
  input: z.strictObject({ scope: z.string().optional(), role: z.string().optional(), id: z.string().optional() }),
  output: z.strictObject({ level: z.number(), share: z.number(), mood: z.string(), cells: z.unknown() }),
  dice: [],
  outcome: ['level'],
  parameters: [level, share, mood, cells],
  says: () => '',
  evaluate({ scope, role, id }, ruling) {
    const read = () => ({
      level: ruling.parameter(level),
      share: ruling.parameter(share),
      mood: ruling.parameter(mood),
      cells: ruling.parameter(cells),
    });
    const placed = () => (scope === undefined ? read() : ruling.within(scope, read));
    if (role === undefined) return placed();
    ruling.cast(role, id);
    return ruling.as(role, placed);
  },
});

const { evaluate } = doorTo(amended);
type Change = [op: Amendment['op'], value: unknown, more?: Partial<Amendment>];
const amendments = (name: string, changes: readonly Change[]): Amendment[] =>
  changes.map(([op, value, more], i) => ({ parameter: `${ID}#${name}`, op, value, source: `source ${i}`, ...more }));
const asked = (name: string, changes: readonly Change[], input: object = {}) =>
  evaluate(ID, deepFrozen({ input, amendments: amendments(name, changes) }));
const figure = (name: string, changes: readonly Change[], input: object = {}) =>
  (ruled(asked(name, changes, input)).result as Record<string, unknown>)[name];
const fault = (name: string, changes: readonly Change[]) => {
  const { problem } = asked(name, changes);
  return problem?.type === 'invalid-input' ? problem.errors[0] : problem;
};

describe('amendments', () => {
  it.each<[string, Change[], number]>([
    ['set', [['set', 7]], 7],
    [
      'the last set',
      [
        ['set', 7],
        ['set', 8],
      ],
      8,
    ],
    [
      'adds, summed',
      [
        ['add', 3],
        ['add', -1],
      ],
      12,
    ],
    [
      'percents, summed before they count',
      [
        ['percent', 50],
        ['percent', 50],
      ],
      20,
    ],
    [
      'multiplies, one after the other',
      [
        ['multiply', 2],
        ['multiply', 1.5],
      ],
      30,
    ],
    // (4 + 6) +50 % = 15, × 2 = 30, in whatever order they are told
    [
      'set, adds, percents, multiplies',
      [
        ['set', 4],
        ['add', 6],
        ['percent', 50],
        ['multiply', 2],
      ],
      30,
    ],
    [
      'the same told backwards',
      [
        ['multiply', 2],
        ['percent', 50],
        ['add', 6],
        ['set', 4],
      ],
      30,
    ],
    [
      'a whole figure rounded down once, at the end',
      [
        ['add', 1],
        ['percent', 50],
        ['multiply', 2],
      ],
      33,
    ],
    [
      'a fraction that comes to a whole',
      [
        ['multiply', 0.5],
        ['multiply', 0.5],
        ['multiply', 4],
      ],
      10,
    ],
    [
      'a half that is dropped',
      [
        ['set', 5],
        ['multiply', 0.5],
      ],
      2,
    ],
  ])('apply %s', (_, changes, value) => {
    expect(figure('level', changes)).toBe(value);
  });

  it('keep a fraction where the figure may hold one', () => {
    expect(figure('share', [['multiply', 0.25]])).toBe(12.5);
    expect(
      figure('share', [
        ['set', 1],
        ['percent', 33.3333],
      ]),
    ).toBe(1.3333);
  });

  it('are summed exactly', () => {
    // In binary 0.1 + 0.2 is 0.30000000000000004.
    expect(
      figure('share', [
        ['set', 100],
        ['percent', 0.1],
        ['percent', 0.2],
      ]),
    ).toBe(100.3);
    expect(
      figure('share', [
        ['set', 0],
        ['add', 0.1],
        ['add', 0.2],
      ]),
    ).toBe(0.3);
  });

  it('give one figure in whatever order they are told, sets aside', () => {
    const change = fc.tuple(
      fc.constantFrom('add', 'percent', 'multiply'),
      fc.integer({ min: 0, max: 8 }).map((n) => n / 4),
    );
    fc.assert(
      fc.property(fc.array(change as fc.Arbitrary<Change>, { maxLength: 5 }), (changes) => {
        expect(figure('share', changes)).toBe(figure('share', [...changes].reverse()));
      }),
    );
  });

  it('set any value of the schema', () => {
    expect(figure('mood', [['set', 'grim']])).toBe('grim');
    expect(figure('cells', [['set', { a: 4 }]])).toEqual({ a: 4 });
  });

  it('hold in their scope, and the most specific set wins wherever it stands', () => {
    const changes: Change[] = [
      ['set', 30, { at: 'attacks.2' }],
      ['set', 20, { at: 'attacks' }],
      ['set', 5],
    ];
    expect(figure('level', changes)).toBe(5);
    expect(figure('level', changes, { scope: 'attacks.1' })).toBe(20);
    expect(figure('level', changes, { scope: 'attacks.2' })).toBe(30);
    expect(figure('level', changes, { scope: 'attacks.2.duel' })).toBe(30);
    expect(figure('level', changes, { scope: 'attacks.20' })).toBe(20);
  });

  it('add up over all scopes that hold', () => {
    const changes: Change[] = [
      ['add', 1],
      ['add', 2, { at: 'attacks' }],
      ['add', 4, { at: 'attacks.2' }],
      ['add', 8, { at: 'x' }],
    ];
    expect(figure('level', changes, { scope: 'attacks.2' })).toBe(17);
  });

  it('hold for a combatant by role or by id', () => {
    const changes: Change[] = [
      ['add', 1, { of: 'attacker' }],
      ['add', 2, { of: 'maelis' }],
      ['add', 4],
    ];
    expect(figure('level', changes)).toBe(14);
    expect(figure('level', changes, { role: 'attacker' })).toBe(15);
    expect(figure('level', changes, { role: 'attacker', id: 'maelis' })).toBe(17);
    expect(figure('level', changes, { role: 'defender', id: 'maelis' })).toBe(16);
  });

  it('set for one combatant beats set for everybody, told before or after', () => {
    const own: Change = ['set', 1, { of: 'attacker' }];
    const all: Change = ['set', 2];
    expect(figure('level', [own, all], { role: 'attacker' })).toBe(1);
    expect(figure('level', [all, own], { role: 'attacker' })).toBe(1);
    expect(figure('level', [own, all], { role: 'defender' })).toBe(2);
  });

  it('are told in the answer and its explanation, those alone that changed something', () => {
    const answer = ruled(
      asked('level', [
        ['set', 7],
        ['set', 8],
        ['add', 1, { at: 'elsewhere' }],
      ]),
    );
    expect(answer.amendments).toEqual([{ parameter: level.id, op: 'set', value: 8, source: 'source 1' }]);
    const [line, verdict] = answer.trace;
    expect(line).toMatchObject({ rule: ID, label: 'levels', value: 8, expression: '10 → 8 (source 1)' });
    expect(verdict).toMatchObject({ rule: ID, expression: answer.sentence });
  });
});

describe('amendments that do not fit', () => {
  it.each<[string, string, Change[], string]>([
    ['a set beyond the range', 'level', [['set', 101]], '/amendments/0/value'],
    ['a set of another type', 'level', [['set', 'many']], '/amendments/0/value'],
    ['a set of a fraction', 'level', [['set', 1.5]], '/amendments/0/value'],
    [
      'changes that lead out of the range',
      'level',
      [
        ['set', 90],
        ['add', 20],
      ],
      '/amendments/1/value',
    ],
    ['changes below the range', 'level', [['add', -11]], '/amendments/0/value'],
    ['no number to add', 'level', [['add', '1']], '/amendments/0/value'],
    ['nothing to multiply by', 'level', [['multiply', null]], '/amendments/0/value'],
    ['adding to a word', 'mood', [['add', 1]], '/amendments/0/op'],
    ['a word that there is not', 'mood', [['set', 'merry']], '/amendments/0/value'],
    ['a cell beyond its range', 'cells', [['set', { a: 10 }]], '/amendments/0/value/a'],
  ])('are refused by their place: %s', (_, name, changes, pointer) => {
    expect(fault(name, changes)).toMatchObject({ pointer });
  });

  it.each([1e300, 1e-300, 0.123456789012345])('are refused where they cannot be counted: %d', (value) => {
    expect(['too-large', 'invalid-input']).toContain(
      asked('share', [['multiply', value]]).problem?.type ?? 'invalid-input',
    );
  });
});
