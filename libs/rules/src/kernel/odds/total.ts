import type { Context } from '../context.ts';
import { certain, convolve, type Distribution } from './distribution.ts';

/** The sum of independent repeats; only where something holds in some scopes only can one repeat differ from another. */
export function totalDistribution(
  ids: readonly string[],
  one: (id: string) => Distribution<number>,
  context: Context,
): Distribution<number> {
  const { work, given } = context;
  const first = ids[0];
  if (!given.isScoped && first !== undefined) return context.repeatedSum(one(first), ids.length);
  return ids.reduce((sum, id) => convolve(sum, one(id), work), certain(0));
}
