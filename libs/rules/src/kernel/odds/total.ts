import type { Context } from '../context.ts';
import { certain, convolve, type Distribution, repeatedSum } from './distribution.ts';

/** The sum of n independent repeats; only where something holds in some scopes only can one repeat differ from another. */
export function totalDistribution(
  count: number,
  one: (number: number) => Distribution<number>,
  { work, isScoped }: Context,
): Distribution<number> {
  if (!isScoped && count > 0) return repeatedSum(one(1), count, work);
  let sum: Distribution<number> = certain(0);
  for (let i = 1; i <= count; i++) sum = convolve(sum, one(i), work);
  return sum;
}
