import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createFrontDoor } from './front-door.ts';
import { createRegistry } from './registry.ts';
import { partOf, procedure } from './unit.ts';

const Contest = z.strictObject({ higher: z.enum(['a', 'b', 'tie']), a: z.int(), b: z.int() });

const dice = ['a', 'b'].map((key) => ({ key, dice: '1d4', by: key, label: 'contest' }));

/** One throw of a d4 on each side. */
const once = procedure({
  id: 'test.shown.once',
  input: z.strictObject({}),
  output: Contest,
  dice,
  outcome: ['higher'],
  again: ({ higher }) => higher === 'tie',
  settles: 'contest',
  says: ({ higher }) => higher,
  evaluate(_, ruling) {
    const [a, b] = [ruling.roll('a', 4), ruling.roll('b', 4)];
    return { higher: a > b ? 'a' : b > a ? 'b' : 'tie', a, b } as const;
  },
});

const output = z.strictObject({ higher: z.enum(['a', 'b', 'tie']), a: z.int().optional(), throws: z.int() });

/** Throws until one side is higher, and shows the last throw and how many there were. */
const decided = procedure({
  id: 'test.shown.decided',
  input: z.strictObject({}),
  output,
  dice,
  uses: [once],
  outcome: ['higher'],
  says: ({ higher, throws }) => `${higher} after ${throws}`,
  evaluate(_, ruling) {
    const { outcome, details, attempts } = ruling.detailed(once, {});
    return { higher: outcome.higher, a: partOf(details, 'a'), throws: attempts };
  },
});

const { evaluate, ruleOdds } = createFrontDoor(createRegistry([{ id: 'test.shown', units: [once, decided] }], []));

describe('a rule that shows details of a sub-ruling', () => {
  it('reports them in its output', () => {
    const rolls = [
      { key: 'a', faces: [2, 2, 4] },
      { key: 'b', faces: [2, 2, 3] },
    ];
    expect(evaluate('test.shown.decided', { input: {}, dice: { rolls } })).toMatchObject({
      result: { higher: 'a', a: 4, throws: 3 },
      sentence: 'a after 3',
    });
  });

  it('has the odds of its outcome alone: the details are not kept there', () => {
    expect(ruleOdds('test.shown.decided', { input: {} })).toMatchObject({
      metrics: [
        {
          name: 'higher',
          exact: true,
          outcomes: [
            { value: 'a', fraction: '1/2' },
            { value: 'b', fraction: '1/2' },
          ],
        },
      ],
    });
  });

  it('shows nothing of what was settled at the table', () => {
    const outcomes = [{ key: 'contest', outcome: { higher: 'b' } }];
    const answer = evaluate('test.shown.decided', { input: {}, dice: { outcomes } });
    expect(answer).toMatchObject({ result: { higher: 'b', throws: 0 } });
  });

  it('cannot decide anything with them', () => {
    procedure({
      ...decided,
      outcome: ['throws'],
      // @ts-expect-error an outcome is what later rules read, and may not be a shown detail
      evaluate: (_, ruling) => ({ higher: 'a', throws: ruling.detailed(once, {}).attempts }),
    });
    expect(decided.outcome).toEqual(['higher']);
  });
});
