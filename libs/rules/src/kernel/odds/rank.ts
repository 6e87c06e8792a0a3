import { certain, type Distribution } from './distribution.ts';
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

/** What one way of placing some ids costs, in the units of other primitives. */
const PLACING = 8;

/** Some ids placed in order: their groups as bits, the highest first, with the weight of all ways that lead there. */
interface Partial {
  placed: number;
  /** The groups' bits in order, as text: the name of this partial order. */
  groups: string;
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
  if (ids.length === 0) return certain([]);
  work.charge(ids.length > MOST_RANKED ? Number.POSITIVE_INFINITY : ids.length);
  const everyone = 2 ** ids.length - 1;
  let total = 1n;
  for (const distribution of values) total *= BigInt(distribution.total);
  const open = new Map<string, Partial>([['', { placed: 0, groups: '', weight: 1n }]]);
  const done = new Map<string, Partial>();
  for (const candidates of candidatesByValue(values)) {
    for (const partial of [...open.values()]) {
      for (const extended of extensions(partial, candidates, work))
        gather(extended.placed === everyone ? done : open, extended);
    }
  }
  const rankings = [...done.values()];
  return {
    values: rankings.map(({ groups }) => rankingOf(groups, ids)),
    weights: rankings.map(({ weight }) => narrowed(weight, total)),
    total: narrowed(total, total),
  };
}

/** Ids that may show one value, as one bit each, with the weight of the value. */
interface Candidate {
  bit: number;
  weight: bigint;
}

/** Who may show each value, the highest value first. */
function candidatesByValue(values: readonly Distribution<number>[]): Candidate[][] {
  const byValue = new Map<number, Candidate[]>();
  for (const [index, distribution] of values.entries()) {
    for (const [i, value] of distribution.values.entries()) {
      const candidate = { bit: 1 << index, weight: BigInt(distribution.weights[i] ?? 0) };
      const known = byValue.get(value);
      if (known) known.push(candidate);
      else byValue.set(value, [candidate]);
    }
  }
  return [...byValue].sort(([a], [b]) => b - a).map(([, candidates]) => candidates);
}

/** Every way in which one or more of the candidates that are not placed yet come next, with equal values. */
function extensions(partial: Partial, candidates: readonly Candidate[], work: Work): Partial[] {
  const free = candidates.filter(({ bit }) => (partial.placed & bit) === 0);
  work.charge(PLACING * (2 ** free.length - 1) + 1);
  const groups: { bits: number; weight: bigint }[] = [];
  for (const { bit, weight } of free) {
    const smaller = groups.length;
    groups.push({ bits: bit, weight: partial.weight * weight });
    for (let i = 0; i < smaller; i++) {
      const group = groups[i] as { bits: number; weight: bigint };
      groups.push({ bits: group.bits | bit, weight: group.weight * weight });
    }
  }
  return groups.map(({ bits, weight }) => ({
    placed: partial.placed | bits,
    groups: `${partial.groups} ${bits}`,
    weight,
  }));
}

function gather(into: Map<string, Partial>, partial: Partial): void {
  const known = into.get(partial.groups);
  into.set(partial.groups, known ? { ...partial, weight: known.weight + partial.weight } : partial);
}

function rankingOf(groups: string, ids: readonly string[]): Ranking {
  return groups
    .trim()
    .split(' ')
    .map((bits) => ids.filter((_, index) => (Number(bits) >> index) & 1));
}
