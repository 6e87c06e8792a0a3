import { overflow, product, sum, type Weight } from './weight.ts';
import type { Work } from './work.ts';

/** Every value with its weight out of the total. Weights are all numbers or all bigints, and add up to the total. */
export interface Distribution<T> {
  readonly values: readonly T[];
  readonly weights: readonly Weight[];
  readonly total: Weight;
}

export function certain<T>(value: T): Distribution<T> {
  return { values: [value], weights: [1], total: 1 };
}

/** The same in bigint weights. */
export function inBigInt<T>(distribution: Distribution<T>): Distribution<T> {
  if (typeof distribution.total === 'bigint') return distribution;
  return { values: distribution.values, weights: distribution.weights.map(BigInt), total: BigInt(distribution.total) };
}

/** One fair die. */
export function die(faces: number): Distribution<number> {
  return {
    values: Array.from({ length: faces }, (_, i) => i + 1),
    weights: new Array<number>(faces).fill(1),
    total: faces,
  };
}

/** Yes or no of one fair die. */
export function dieTest(faces: number, holds: (face: number) => boolean): Distribution<boolean> {
  let yes = 0;
  for (let face = 1; face <= faces; face++) if (holds(face)) yes += 1;
  if (yes === 0) return certain(false);
  if (yes === faces) return certain(true);
  return { values: [true, false], weights: [yes, faces - yes], total: faces };
}

/** The better of two equal dice. */
export function betterOfTwo(faces: number, higher: boolean): Distribution<number> {
  const values = Array.from({ length: faces }, (_, i) => i + 1);
  return { values, weights: values.map((face) => 2 * (higher ? face : faces + 1 - face) - 1), total: faces * faces };
}

/** The sum of n dice by a sliding window: n·n·faces additions. */
export function sumOfDice(count: number, faces: number, work: Work): Distribution<number> {
  work.charge(count * count * faces);
  const isSmall = faces ** count <= Number.MAX_SAFE_INTEGER;
  const weights: Weight[] = isSmall ? slide(count, faces, 0, 1) : slide(count, faces, bigint(0n), bigint(1n));
  return {
    values: weights.map((_, i) => i + count),
    weights,
    total: isSmall ? faces ** count : BigInt(faces) ** BigInt(count),
  };
}

function slide(count: number, faces: number, zero: number, one: number): number[] {
  let current = [one];
  for (let dice = 0; dice < count; dice++) {
    const next: number[] = [];
    let window = zero;
    for (let i = 0; i < current.length + faces - 1; i++) {
      if (i < current.length) window += current[i] as number;
      if (i >= faces) window -= current[i - faces] as number;
      next.push(window);
    }
    current = next;
  }
  return current;
}

/** Adding works on bigints as on numbers, so long as all are of one kind; the types cannot say so. */
function bigint(value: bigint): number {
  return value as unknown as number;
}

/** The sum of two independent values. */
export function convolve(a: Distribution<number>, b: Distribution<number>, work: Work): Distribution<number> {
  work.charge(a.values.length * b.values.length);
  const total = fits(a.total, b.total);
  if (total === undefined) return convolve(inBigInt(a), inBigInt(b), work);
  const weights = new Map<number, Weight>();
  for (const [i, x] of a.values.entries()) {
    for (const [j, y] of b.values.entries()) {
      const weight = product(a.weights[i] as Weight, b.weights[j] as Weight);
      const known = weights.get(x + y);
      weights.set(x + y, known === undefined ? weight : sum(known, weight));
    }
  }
  return { values: [...weights.keys()], weights: [...weights.values()], total };
}

/** The sum of n independent repeats, by doubling. */
export function repeatedSum(one: Distribution<number>, count: number, work: Work): Distribution<number> {
  let result: Distribution<number> = certain(0);
  let power = one;
  for (let left = count; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = convolve(result, power, work);
    if (left > 1) power = convolve(power, power, work);
  }
  return result;
}

/** What remains when the values to be rolled again are rolled again until none is left. Undefined when nothing can remain. */
export function conditioned<T>(
  distribution: Distribution<T>,
  again: (value: T) => boolean,
): Distribution<T> | undefined {
  const values: T[] = [];
  const weights: Weight[] = [];
  let total: Weight = typeof distribution.total === 'bigint' ? 0n : 0;
  for (const [i, value] of distribution.values.entries()) {
    if (again(value)) continue;
    values.push(value);
    weights.push(distribution.weights[i] as Weight);
    total = sum(total, distribution.weights[i] as Weight);
  }
  return values.length > 0 ? { values, weights, total } : undefined;
}

function fits(a: Weight, b: Weight): Weight | undefined {
  try {
    return product(a, b);
  } catch (error) {
    if (error !== overflow) throw error;
    return undefined;
  }
}
