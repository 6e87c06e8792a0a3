import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { doorTo, fractionsIn, ruled } from './testing/door.ts';
import { operation } from './unit.ts';

/** Low faces are worth nothing, a 6 twice as much as the rest. */
const worth = (face: number) => (face === 1 ? 0 : face === 6 ? 2 : 1);

const counted = operation({
  id: 'test.kernel.counted',
  title: 'Counted',
  summary: 'Counts what dice are worth.',
  input: z.strictObject({ dice: z.int() }),
  output: z.strictObject({ worth: z.number(), faces: z.array(z.number()) }),
  dice: [{ key: 'pool', dice: 'xd6', by: 'roller', label: 'pool' }],
  odds: { worth: (result) => result.worth },
  resolve({ dice }, ruling) {
    let faces: readonly number[] = [];
    const sum = ruling.tally('pool', dice, 6, worth, (thrown) => {
      faces = thrown;
    });
    return { worth: sum, faces: [...faces] };
  },
  sentence: ({ worth: sum }) => `Worth ${sum}.`,
  changes: () => [],
  groups: [],
  examples: [],
});
const { resolve, odds } = doorTo(counted);

describe('dice that count by their faces', () => {
  it('add up what each face is worth, and show the faces', () => {
    const rolls = [{ key: 'pool', faces: [6, 5, 2, 1] }];
    expect(ruled(resolve('test.kernel.counted', { input: { dice: 4 }, dice: { rolls } })).result).toEqual({
      worth: 4,
      faces: [6, 5, 2, 1],
    });
    expect(ruled(resolve('test.kernel.counted', { input: { dice: 0 } })).result).toEqual({ worth: 0, faces: [] });
  });

  it('are asked for together, and cannot be entered as a total', () => {
    const given = (rolls: object[]) =>
      resolve('test.kernel.counted', { input: { dice: 3 }, dice: { rolls, missing: 'ask' } as never }).problem;
    expect(given([{ key: 'pool', faces: [4] }])).toMatchObject({ rolls: [{ key: 'pool', count: 2, faces: 6 }] });
    expect(given([{ key: 'pool', total: 12 }])).toMatchObject({ type: 'invalid-input' });
  });

  it('have the odds of every combination of faces', () => {
    const expected: Record<string, number> = {};
    for (let a = 1; a <= 6; a++)
      for (let b = 1; b <= 6; b++) expected[worth(a) + worth(b)] = (expected[worth(a) + worth(b)] ?? 0) + 1;
    const got = fractionsIn(odds('test.kernel.counted', { input: { dice: 2 } }), 'worth');
    const share = (fraction = '0/1') =>
      fraction
        .split('/')
        .map(Number)
        .reduce((up, down) => up / down);
    for (const [value, ways] of Object.entries(expected)) expect(share(got[value])).toBeCloseTo(ways / 36, 12);
    expect(Object.keys(got)).toHaveLength(5);
  });

  it('stay exact for sixty dice', () => {
    const answer = odds('test.kernel.counted', { input: { dice: 60 } });
    if (answer.problem) throw new Error(answer.problem.message);
    expect(answer.metrics[0]).toMatchObject({ exact: true, mean: 60 });
    expect(answer.metrics[0]?.outcomes).toHaveLength(121);
  });
});
