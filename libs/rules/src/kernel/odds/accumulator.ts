import type { Distribution } from './distribution.ts';
import { greatestCommonDivisor, narrowed, product, sum, type Weight } from './weight.ts';

interface Bucket<T> {
  denominator: Weight;
  entries: Map<unknown, { value: T; weight: Weight }>;
}

/** Collects weighted outcomes whose denominators differ from path to path, exactly; equal outcomes are merged. */
export class Accumulator<T> {
  private readonly buckets: Bucket<T>[] = [];
  private latest: Bucket<T> | undefined;

  add(value: T, weight: Weight, denominator: Weight): void {
    const bucket = this.latest?.denominator === denominator ? this.latest : this.bucketOf(denominator);
    const key = keyOf(value);
    const known = bucket.entries.get(key);
    if (known) known.weight = sum(known.weight, weight);
    else bucket.entries.set(key, { value, weight });
  }

  /** Joins the denominators once. */
  distribution(): Distribution<T> {
    const only = this.buckets[0];
    if (only && this.buckets.length === 1) {
      const entries = [...only.entries.values()];
      return {
        values: entries.map((entry) => entry.value),
        weights: entries.map((entry) => entry.weight),
        total: only.denominator,
      };
    }
    return this.joined();
  }

  private joined(): Distribution<T> {
    let total = 1n;
    for (const { denominator } of this.buckets) total = leastCommonMultiple(total, BigInt(denominator));
    const entries = new Map<unknown, { value: T; weight: bigint }>();
    for (const bucket of this.buckets) {
      const factor = total / BigInt(bucket.denominator);
      for (const [key, { value, weight }] of bucket.entries) {
        const scaled = BigInt(weight) * factor;
        const known = entries.get(key);
        if (known) known.weight += scaled;
        else entries.set(key, { value, weight: scaled });
      }
    }
    const all = [...entries.values()];
    return {
      values: all.map((entry) => entry.value),
      weights: all.map((entry) => narrowed(entry.weight, total)),
      total: narrowed(total, total),
    };
  }

  private bucketOf(denominator: Weight): Bucket<T> {
    let bucket = this.buckets.find((candidate) => candidate.denominator === denominator);
    if (!bucket) {
      bucket = { denominator, entries: new Map() };
      this.buckets.push(bucket);
    }
    this.latest = bucket;
    return bucket;
  }
}

function leastCommonMultiple(a: bigint, b: bigint): bigint {
  return product(a / BigInt(greatestCommonDivisor(a, b)), b) as bigint;
}

/** Values are equal when their JSON is. */
export function keyOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}
