import type { Context } from '../context.ts';
import { certain, convolve, type Distribution, repeatedSum } from './distribution.ts';

/** The sum of independent repeats; only where something holds in some scopes only can one repeat differ from another. */
export function totalDistribution(
  ids: readonly string[],
  one: (id: string) => Distribution<number>,
  { work, isScoped }: Context,
): Distribution<number> {
  const first = ids[0];
  if (!isScoped && first !== undefined) return repeatedSum(one(first), ids.length, work);
  return ids.reduce((sum, id) => convolve(sum, one(id), work), certain(0));
}
