import type { Context } from '../context.ts';
import { certain, convolve, type Distribution } from './distribution.ts';

/**
 * The sum of independent repeats. Repeats of one kind are alike; only where something holds in some scopes only can they differ.
 * @param kindOf what kind a repeat is of; all are of one when absent
 */
export function totalDistribution(
  ids: readonly string[],
  one: (id: string) => Distribution<number>,
  context: Context,
  kindOf?: (id: string) => unknown,
): Distribution<number> {
  const { work, given } = context;
  if (given.isScoped) return ids.reduce((sum, id) => convolve(sum, one(id), work), certain(0));
  const [first, ...others] = [...byKind(ids, kindOf)].map(([id, count]) => context.repeatedSum(one(id), count));
  return others.reduce((sum, next) => convolve(sum, next, work), first ?? certain(0));
}

/** The first of each kind, and how many there are of it. */
function byKind(ids: readonly string[], kindOf: ((id: string) => unknown) | undefined): Map<string, number> {
  const firsts = new Map<unknown, string>();
  const counts = new Map<string, number>();
  for (const id of ids) {
    const kind = kindOf?.(id);
    const first = firsts.get(kind) ?? id;
    firsts.set(kind, first);
    counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  return counts;
}
