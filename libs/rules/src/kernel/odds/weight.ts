/** A weight of outcomes: a safe integer, or a bigint once the denominators outgrow 2^53. One distribution uses one kind. */
export type Weight = number | bigint;

/** Thrown inside an enumeration when its safe integers run out; the enumeration then starts again in bigint. */
export class WeightOverflow extends Error {}

export const overflow = new WeightOverflow('weights outgrew the safe integers');

/** @throws WeightOverflow when the product of two safe integers is not one */
export function product(a: Weight, b: Weight): Weight {
  if (typeof a === 'bigint' || typeof b === 'bigint') return BigInt(a) * BigInt(b);
  const value = a * b;
  if (value > Number.MAX_SAFE_INTEGER) throw overflow;
  return value;
}

export function sum(a: Weight, b: Weight): Weight {
  if (typeof a === 'number' && typeof b === 'number') return a + b;
  return BigInt(a) + BigInt(b);
}

/** w / total as the nearest number. */
export function ratio(weight: Weight, total: Weight): number {
  if (typeof weight === 'number' && typeof total === 'number') return weight / total;
  const scale = 1n << 96n;
  return Number((BigInt(weight) * scale) / BigInt(total)) / 2 ** 96;
}

export function greatestCommonDivisor(a: Weight, b: Weight): Weight {
  if (typeof a === 'number' && typeof b === 'number') {
    let [large, small] = [a, b];
    while (small) [large, small] = [small, large % small];
    return large;
  }
  let [large, small] = [BigInt(a), BigInt(b)];
  while (small) [large, small] = [small, large % small];
  return large;
}

/** w / total in lowest terms, such as `7/20`. */
export function fractionText(weight: Weight, total: Weight): string {
  const divisor = BigInt(greatestCommonDivisor(weight, total)) || 1n;
  return `${BigInt(weight) / divisor}/${BigInt(total) / divisor}`;
}

/** The smaller kind when it fits. */
export function narrowed(weight: bigint, total: bigint): Weight {
  return total <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(weight) : weight;
}
