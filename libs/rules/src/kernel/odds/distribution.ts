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

/** What one fair die is worth by its face. */
export function dieWorth(faces: number, worth: (face: number) => number): Distribution<number> {
  const weights = new Map<number, number>();
  for (let face = 1; face <= faces; face++) weights.set(worth(face), (weights.get(worth(face)) ?? 0) + 1);
  return { values: [...weights.keys()], weights: [...weights.values()], total: faces };
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
  const weights: Weight[] = isSmall ? slide(count, faces, 0, 1) : slide(count, faces, asNumber(0n), asNumber(1n));
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
function asNumber(value: bigint): number {
  return value as unknown as number;
}

/** What a multiplication of bigints costs beside one of numbers. */
const BIGINT_COST = 4;

/** The sum of two independent values, by value ascending where they are whole numbers close together. */
export function convolve(a: Distribution<number>, b: Distribution<number>, work: Work): Distribution<number> {
  const isBig = typeof fits(a.total, b.total) !== 'number';
  return isBig ? sumOf(inBigInt(a), inBigInt(b), work) : sumOf(a, b, work);
}

/** @param a of the same kind of weights as b */
function sumOf(a: Distribution<number>, b: Distribution<number>, work: Work): Distribution<number> {
  const total = product(a.total, b.total);
  const pairs = a.values.length * b.values.length;
  work.charge(typeof total === 'bigint' ? BIGINT_COST * pairs : pairs);
  const lowest = Math.min(...a.values) + Math.min(...b.values);
  const span = Math.max(...a.values) + Math.max(...b.values) - lowest + 1;
  const isDense = span <= 4 * pairs && a.values.every(Number.isInteger) && b.values.every(Number.isInteger);
  return isDense ? denseSum(a, b, lowest, span, total) : sparseSum(a, b, total);
}

function denseSum(
  a: Distribution<number>,
  b: Distribution<number>,
  lowest: number,
  span: number,
  total: Weight,
): Distribution<number> {
  const sums = new Array<number>(span).fill(typeof total === 'bigint' ? asNumber(0n) : 0);
  // The weights are all of one kind, and their products stay below the total, which fits that kind.
  const [left, right] = [a.weights as readonly number[], b.weights as readonly number[]];
  for (let i = 0; i < a.values.length; i++) {
    const offset = (a.values[i] as number) - lowest;
    const weight = left[i] as number;
    for (let j = 0; j < b.values.length; j++) {
      const at = offset + (b.values[j] as number);
      sums[at] = (sums[at] as number) + weight * (right[j] as number);
    }
  }
  const reached = sums.flatMap((weight, i) => (weight ? [i] : []));
  return { values: reached.map((i) => i + lowest), weights: reached.map((i) => sums[i] as Weight), total };
}

function sparseSum(a: Distribution<number>, b: Distribution<number>, total: Weight): Distribution<number> {
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
