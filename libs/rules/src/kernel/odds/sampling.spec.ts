import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { doorTo } from '../testing/door.ts';
import { formula, procedure } from '../unit.ts';

/** Costs a rule's run and rolls nothing. */
const step = formula({
  id: 'test.kernel.step',
  input: z.strictObject({}),
  output: z.strictObject({ done: z.boolean() }),
  says: () => 'Done.',
  evaluate: () => ({ done: true }),
});

/** A die of so many faces that no odds of it are exact, and so many runs of a rule. */
const laborious = procedure({
  id: 'test.kernel.laborious',
  input: z.strictObject({ steps: z.int(), dice: z.int() }),
  output: z.strictObject({ even: z.boolean() }),
  dice: [{ key: 'd', dice: '1d1000000', by: 'each', label: 'die' }],
  uses: [step],
  outcome: ['even'],
  says: ({ even }) => (even ? 'Even.' : 'Odd.'),
  evaluate({ steps, dice }, ruling) {
    for (let i = 0; i < steps; i++) ruling.run(step, {});
    let sum = 0;
    for (let i = 0; i < dice; i++) sum += ruling.roll('d', 1_000_000);
    return { even: sum % 2 === 0 };
  },
});

const asked = (steps: number, dice = 2) => doorTo(laborious, step).ruleOdds(laborious.id, { input: { steps, dice } });
const metric = (steps: number, dice = 2) => {
  const answer = asked(steps, dice);
  if (answer.problem) throw new Error(answer.problem.message);
  return answer.metrics[0];
};

describe('sampled odds', () => {
  it('have no exact fractions, which they would only seem to have', () => {
    const sampled = metric(0);
    expect(sampled).toMatchObject({ exact: false, samples: 10_000 });
    expect(sampled?.outcomes.map((outcome) => 'fraction' in outcome)).toEqual([false, false]);
    expect(metric(0, 0)?.outcomes).toEqual([{ value: true, probability: 1, fraction: '1/1' }]);
  });

  it('make as many runs as their dice and their work allow', () => {
    // 60,000 dice in runs of twelve; 3,000,000 units in runs of 100 rules at ten units each, and of 2000 of them.
    expect(metric(0, 12)?.samples).toBe(5000);
    expect(metric(100)?.samples).toBe(3000);
    expect(metric(2000)?.samples).toBe(150);
  });

  it('are refused where too few runs could be made', () => {
    for (const [steps, dice] of [
      [3001, 2],
      [90_000, 2],
      [200_000, 2],
      [0, 601],
    ] as const)
      expect(asked(steps, dice).problem?.type, `${steps} rules and ${dice} dice`).toBe('too-large');
  });
});
