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

/** w / total as the nearest number; what is tiny keeps its digits. */
export function ratio(weight: Weight, total: Weight): number {
  if (typeof weight === 'number' && typeof total === 'number') return weight / total;
  const [part, whole] = [BigInt(weight), BigInt(total)];
  const shift = Math.max(0, hexDigits(whole) - hexDigits(part) + 16) * 4;
  return Number((part << BigInt(shift)) / whole) / 2 ** (shift / 2) / 2 ** (shift / 2);
}

function hexDigits(value: bigint): number {
  return value.toString(16).length;
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

/**
 * Writes weights as fractions of one total in lowest terms, such as `7/20`. Totals are mostly products of dice, so their small
 * prime factors are found once; for thousands of long weights that is many times faster than Euclid's steps for each.
 */
export function fractionsOf(total: Weight): (weight: Weight) => string {
  if (typeof total === 'number') return (weight) => inLowestTerms(weight, total);
  const { powers, rest } = smallFactors(total);
  if (rest !== 1n) return (weight) => inLowestTerms(weight, total);
  return (weight) => {
    let [numerator, denominator] = [BigInt(weight), total];
    for (const { prime, power } of powers) {
      for (let left = power; left > 0 && numerator % prime === 0n; left--) {
        numerator /= prime;
        denominator /= prime;
      }
    }
    return `${numerator}/${denominator}`;
  };
}

function inLowestTerms(weight: Weight, total: Weight): string {
  const divisor = BigInt(greatestCommonDivisor(weight, total)) || 1n;
  return `${BigInt(weight) / divisor}/${BigInt(total) / divisor}`;
}

const SMALL_PRIMES = [
  2n,
  3n,
  5n,
  7n,
  11n,
  13n,
  17n,
  19n,
  23n,
  29n,
  31n,
  37n,
  41n,
  43n,
  47n,
  53n,
  59n,
  61n,
  67n,
  71n,
  73n,
  79n,
  83n,
  89n,
  97n,
];

function smallFactors(total: bigint): { powers: { prime: bigint; power: number }[]; rest: bigint } {
  const powers: { prime: bigint; power: number }[] = [];
  let rest = total;
  for (const prime of SMALL_PRIMES) {
    let power = 0;
    for (; rest % prime === 0n; power++) rest /= prime;
    if (power > 0) powers.push({ prime, power });
  }
  return { powers, rest };
}

/** The smaller kind when it fits. */
export function narrowed(weight: bigint, total: bigint): Weight {
  return total <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(weight) : weight;
}
