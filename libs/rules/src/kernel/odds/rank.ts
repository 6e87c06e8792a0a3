import { keyOf } from './accumulator.ts';
import type { Distribution } from './distribution.ts';
import { narrowed } from './weight.ts';
import type { Work } from './work.ts';

/** Ids grouped by equal value, the highest value first. */
export type Ranking = readonly (readonly string[])[];

/** Groups ids by value, the highest first; ids with equal values keep their given order. */
export function groupByValue(entries: readonly (readonly [id: string, value: number])[]): Ranking {
  const groups = new Map<number, string[]>();
  for (const [id, value] of entries) {
    const group = groups.get(value);
    if (group) group.push(id);
    else groups.set(value, [id]);
  }
  return [...groups].sort(([a], [b]) => b - a).map(([, ids]) => ids);
}

/** Who has been placed is kept as the bits of one integer; long before 24 ids the orders are too many to list. */
const MOST_RANKED = 24;

interface Partial {
  placed: number;
  groups: readonly (readonly string[])[];
  weight: bigint;
}

/**
 * The distribution of the ranking of independent values. Instead of every combination of values it walks the values from
 * the highest down and keeps, for each way in which some ids have been placed, one weight.
 */
export function rankingDistribution(
  ids: readonly string[],
  values: readonly Distribution<number>[],
  work: Work,
): Distribution<Ranking> {
  work.charge(ids.length > MOST_RANKED ? Number.POSITIVE_INFINITY : ids.length);
  const everyone = 2 ** ids.length - 1;
  let total = 1n;
  for (const distribution of values) total *= BigInt(distribution.total);
  let open: Map<unknown, Partial> = new Map([['', { placed: 0, groups: [], weight: 1n }]]);
  const done = new Map<unknown, Partial>();
  for (const value of descending(values)) {
    const candidates = candidatesAt(value, values);
    const next = new Map(open);
    for (const partial of open.values()) {
      const free = candidates.filter(({ index }) => ((partial.placed >> index) & 1) === 0);
      work.charge(2 ** free.length);
      for (let chosen = 1; chosen < 2 ** free.length; chosen++) {
        const extended = place(partial, free, chosen, ids);
        const target = extended.placed === everyone ? done : next;
        const key = keyOf(extended.groups);
        const known = target.get(key);
        target.set(key, known ? { ...extended, weight: known.weight + extended.weight } : extended);
      }
    }
    open = next;
  }
  const rankings = [...done.values()];
  return {
    values: rankings.map((ranking) => ranking.groups),
    weights: rankings.map((ranking) => narrowed(ranking.weight, total)),
    total: narrowed(total, total),
  };
}

interface Candidate {
  index: number;
  weight: bigint;
}

function place(partial: Partial, free: readonly Candidate[], chosen: number, ids: readonly string[]): Partial {
  const group: string[] = [];
  let { placed, weight } = partial;
  for (const [bit, candidate] of free.entries()) {
    if (((chosen >> bit) & 1) === 0) continue;
    group.push(ids[candidate.index] as string);
    placed |= 1 << candidate.index;
    weight *= candidate.weight;
  }
  return { placed, weight, groups: [...partial.groups, group] };
}

function candidatesAt(value: number, values: readonly Distribution<number>[]): Candidate[] {
  const candidates: Candidate[] = [];
  for (const [index, distribution] of values.entries()) {
    const at = distribution.values.indexOf(value);
    if (at >= 0) candidates.push({ index, weight: BigInt(distribution.weights[at] ?? 0) });
  }
  return candidates;
}

function descending(values: readonly Distribution<number>[]): number[] {
  return [...new Set(values.flatMap((distribution) => distribution.values))].sort((a, b) => b - a);
}
