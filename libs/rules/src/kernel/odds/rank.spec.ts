import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combinations, sumOfWeights, weightsByValue } from '../testing/exactness.ts';
import { type Distribution, die } from './distribution.ts';
import { groupByValue, rankingDistribution } from './rank.ts';
import { BudgetExceeded, EXACT_BUDGET, Work } from './work.ts';

const free = () => new Work(Number.POSITIVE_INFINITY);

/** The weights of every ranking, over all combinations of values. */
function bruteForce(ids: readonly string[], parts: readonly Distribution<number>[]): Record<string, bigint> {
  const weights: Record<string, bigint> = {};
  const entries = parts.map(({ values, weights: all }) =>
    values.map((value, i) => ({ value, weight: BigInt(all[i] ?? 0) })),
  );
  for (const chosen of combinations(entries)) {
    const key = JSON.stringify(groupByValue(chosen.map(({ value }, i) => [ids[i] as string, value] as const)));
    weights[key] = (weights[key] ?? 0n) + chosen.reduce((product, { weight }) => product * weight, 1n);
  }
  return weights;
}

const value: fc.Arbitrary<Distribution<number>> = fc
  .uniqueArray(fc.tuple(fc.integer({ min: -3, max: 3 }), fc.integer({ min: 1, max: 5 })), {
    minLength: 1,
    maxLength: 5,
    selector: ([face]) => face,
  })
  .map((entries) => ({
    values: entries.map(([face]) => face),
    weights: entries.map(([, weight]) => weight),
    total: entries.reduce((sum, [, weight]) => sum + weight, 0),
  }));

describe('the ranking of independent values', () => {
  it('equals brute force, ties included', () => {
    fc.assert(
      fc.property(fc.array(value, { minLength: 0, maxLength: 4 }), (values) => {
        const ids = ['maelis', 'bjorn', 'ash', 'zed'].slice(0, values.length);
        const ranking = rankingDistribution(ids, values, free());
        expect(weightsByValue(ranking)).toEqual(bruteForce(ids, values));
        expect(sumOfWeights(ranking)).toBe(BigInt(ranking.total));
      }),
    );
  });

  it('of three d20s with modifiers equals brute force', () => {
    const ids = ['a', 'b', 'c'];
    const values = [0, 3, -2].map((modifier) => ({
      ...die(20),
      values: die(20).values.map((face) => face + modifier),
    }));
    expect(weightsByValue(rankingDistribution(ids, values, free()))).toEqual(bruteForce(ids, values));
  });

  it('goes on in bigints past 2^53', () => {
    // Five that never tie with each other, of dice whose combinations are 1000^6.
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
    const values = ids.map((_, i) => ({ ...die(1000), values: die(1000).values.map((face) => face - 2000 * i) }));
    const ranking = rankingDistribution(ids, values, free());
    expect(ranking.values).toEqual([ids.map((id) => [id])]);
    expect(ranking.total).toBe(1000n ** 6n);
    expect(ranking.weights).toEqual([1000n ** 6n]);
  });

  it('stops when it costs too much', () => {
    const ids = Array.from({ length: 12 }, (_, i) => `c${i}`);
    const twelve = () =>
      rankingDistribution(
        ids,
        ids.map(() => die(20)),
        new Work(EXACT_BUDGET),
      );
    expect(twelve).toThrow(BudgetExceeded);
    const many = Array.from({ length: 500 }, (_, i) => `c${i}`);
    expect(() =>
      rankingDistribution(
        many,
        many.map(() => die(20)),
        new Work(EXACT_BUDGET),
      ),
    ).toThrow(BudgetExceeded);
  });

  it('charges for wide dice no more than they cost', () => {
    const work = new Work(EXACT_BUDGET);
    const two = rankingDistribution(['a', 'b'], [die(20_000), die(20_000)], work);
    // Two ids; at each of 20,000 values those not placed yet come next alone or together: three ways where nobody is placed,
    // one where either is, at eight units a way and one for looking.
    expect(work.spent).toBe(2 + (20_000 + 2 * 19_999) * 1 + 8 * (20_000 * 3 + 2 * 19_999 * 1));
    expect(weightsByValue(two)).toEqual({
      '[["a"],["b"]]': 199_990_000n,
      '[["b"],["a"]]': 199_990_000n,
      '[["a","b"]]': 20_000n,
    });
  });
});
