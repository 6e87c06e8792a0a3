import type { Distribution } from '../odds/distribution.ts';

/** Sums the weights; equal to the total when the probabilities add up to exactly 1. */
export function sumOfWeights(distribution: Distribution<unknown>): bigint {
  return distribution.weights.reduce<bigint>((sum, weight) => sum + BigInt(weight), 0n);
}

/** Sums fractions such as `7/20` exactly and gives the sum in lowest terms, `1/1` when they are all there is. */
export function sumOfFractions(fractions: readonly string[]): string {
  let [numerator, denominator] = [0n, 1n];
  for (const fraction of fractions) {
    const [a, b] = fraction.split('/').map(BigInt) as [bigint, bigint];
    [numerator, denominator] = reduced(numerator * b + a * denominator, denominator * b);
  }
  return `${numerator}/${denominator}`;
}

function reduced(numerator: bigint, denominator: bigint): [bigint, bigint] {
  let [large, small] = [numerator, denominator];
  while (small) [large, small] = [small, large % small];
  return [numerator / large, denominator / large];
}

/** Weights by the JSON of their values, as bigints, for comparing distributions that list them in another order. */
export function weightsByValue({ values, weights }: Distribution<unknown>): Record<string, bigint> {
  return Object.fromEntries(values.map((value, i) => [JSON.stringify(value), BigInt(weights[i] ?? 0)]));
}

/** Every combination of one item of each list. */
export function* combinations<T>(lists: readonly (readonly T[])[]): Generator<T[]> {
  const [first, ...rest] = lists;
  if (!first) yield [];
  else for (const item of first) for (const others of combinations(rest)) yield [item, ...others];
}
