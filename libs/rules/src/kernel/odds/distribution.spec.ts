import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combinations, sumOfWeights, weightsByValue } from '../testing/exactness.ts';
import {
  betterOfTwo,
  certain,
  conditioned,
  convolve,
  type Distribution,
  die,
  dieTest,
  sumOfDice,
} from './distribution.ts';
import { Work } from './work.ts';

const free = () => new Work(Number.POSITIVE_INFINITY);
const faces = (n: number) => Array.from({ length: n }, (_, i) => i + 1);

/** Weights of a result over all throws, one by one. */
function counted(dice: readonly number[], result: (thrown: number[]) => unknown): Record<string, bigint> {
  const counts: Record<string, bigint> = {};
  for (const thrown of combinations(dice.map(faces))) {
    const key = JSON.stringify(result(thrown));
    counts[key] = (counts[key] ?? 0n) + 1n;
  }
  return counts;
}

describe('dice', () => {
  it.each([1, 2, 3, 6, 20])('1d%d has every face once', (n) => {
    expect(weightsByValue(die(n))).toEqual(counted([n], ([face]) => face));
  });

  it.each([1, 2, 6, 20])('the better and the worse of two d%d', (n) => {
    expect(weightsByValue(betterOfTwo(n, true))).toEqual(counted([n, n], (thrown) => Math.max(...thrown)));
    expect(weightsByValue(betterOfTwo(n, false))).toEqual(counted([n, n], (thrown) => Math.min(...thrown)));
  });

  it.each([0, 1, 7, 20, 25])('a test of a d20 against %d', (lowest) => {
    const holds = (face: number) => face > lowest;
    const yes = faces(20).filter(holds).length;
    const distribution = dieTest(20, holds);
    expect(Number(weightsByValue(distribution).true ?? 0n) * 20).toBe(yes * Number(distribution.total));
    expect(sumOfWeights(distribution)).toBe(BigInt(distribution.total));
    expect(distribution.weights).not.toContain(0);
  });

  it.each([
    [0, 6],
    [1, 6],
    [2, 6],
    [3, 4],
    [5, 3],
    [4, 1],
    [6, 2],
  ])('the sum of %dd%d', (count, n) => {
    const distribution = sumOfDice(count, n, free());
    const dice = new Array<number>(count).fill(n);
    expect(weightsByValue(distribution)).toEqual(
      counted(dice, (thrown) => thrown.reduce((sum, face) => sum + face, 0)),
    );
    expect(distribution.total).toBe(n ** count);
  });

  it.each([
    [20, 6],
    [21, 6],
    [60, 6],
    [100, 100],
  ])('the sum of %dd%d adds up exactly, past 2^53 too', (count, n) => {
    const distribution = sumOfDice(count, n, free());
    expect(BigInt(distribution.total)).toBe(BigInt(n) ** BigInt(count));
    expect(sumOfWeights(distribution)).toBe(BigInt(distribution.total));
    // It is symmetric, and its rarest sums come about in one way.
    expect(distribution.weights.map(BigInt)).toEqual(distribution.weights.map(BigInt).reverse());
    expect(BigInt(distribution.weights[0] ?? 0)).toBe(1n);
    expect(typeof distribution.total).toBe(n ** count > Number.MAX_SAFE_INTEGER ? 'bigint' : 'number');
  });
});

/** A small distribution over whole values, in numbers or in bigints. */
const small: fc.Arbitrary<Distribution<number>> = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: -5, max: 5 }), { minLength: 1, maxLength: 4 }),
    fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 4, maxLength: 4 }),
    fc.boolean(),
  )
  .map(([values, all, isBig]) => {
    const weights = all.slice(0, values.length);
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return isBig ? { values, weights: weights.map(BigInt), total: BigInt(total) } : { values, weights, total };
  });

/** Sums of all combinations, weighed. */
function summed(parts: readonly Distribution<number>[]): Record<string, bigint> {
  const sums: Record<string, bigint> = {};
  const entries = parts.map(({ values, weights }) =>
    values.map((value, i) => ({ value, weight: BigInt(weights[i] ?? 0) })),
  );
  for (const chosen of combinations(entries)) {
    const sum = chosen.reduce((total, { value }) => total + value, 0);
    sums[sum] = (sums[sum] ?? 0n) + chosen.reduce((product, { weight }) => product * weight, 1n);
  }
  return sums;
}

describe('sums of independent values', () => {
  it('equal brute force', () => {
    fc.assert(
      fc.property(small, small, (a, b) => {
        const sum = convolve(a, b, free());
        expect(weightsByValue(sum)).toEqual(summed([a, b]));
        expect(BigInt(sum.total)).toBe(BigInt(a.total) * BigInt(b.total));
      }),
    );
  });

  it('go on in bigints when the weights outgrow 2^53', () => {
    const wide: Distribution<number> = { values: [0, 1], weights: [1, 2 ** 40 - 1], total: 2 ** 40 };
    const sum = convolve(wide, wide, free());
    expect(sum.total).toBe(2n ** 80n);
    expect(sumOfWeights(sum)).toBe(2n ** 80n);
    expect(weightsByValue(sum)['2']).toBe((2n ** 40n - 1n) ** 2n);
  });
});

describe('rolling again', () => {
  it('leaves the conditional distribution', () => {
    fc.assert(
      fc.property(small, fc.integer({ min: -5, max: 5 }), (one, bound) => {
        const kept = conditioned(one, (value) => value < bound);
        const stays = Object.entries(weightsByValue(one)).filter(([value]) => Number(value) >= bound);
        expect(kept && weightsByValue(kept)).toEqual(stays.length > 0 ? Object.fromEntries(stays) : undefined);
        if (kept) expect(sumOfWeights(kept)).toBe(BigInt(kept.total));
      }),
    );
  });

  it('is nothing when nothing can decide', () => {
    expect(conditioned(certain(1), () => true)).toBeUndefined();
  });
});
