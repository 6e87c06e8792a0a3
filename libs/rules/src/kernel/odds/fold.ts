import { Accumulator } from './accumulator.ts';
import { certain, type Distribution, inBigInt } from './distribution.ts';
import { overflow, product, type Weight } from './weight.ts';
import type { Work } from './work.ts';

/** The distribution of a state after steps; after each step equal states are merged. */
export function foldDistribution<S, I>(
  items: readonly I[],
  start: S,
  step: (state: S, item: I, index: number) => Distribution<S>,
  work: Work,
): Distribution<S> {
  let current: Distribution<S> = certain(start);
  for (const [index, item] of items.entries()) {
    work.charge(current.values.length);
    const after = current.values.map((state) => step(state, item, index));
    current = merged(current, after);
  }
  return current;
}

/** A mixture of distributions, each as likely as the state that leads to it. */
function merged<S>(before: Distribution<S>, after: readonly Distribution<S>[]): Distribution<S> {
  try {
    return mixed(before, after);
  } catch (error) {
    if (error !== overflow) throw error;
    return mixed(inBigInt(before), after.map(inBigInt));
  }
}

function mixed<S>(before: Distribution<S>, after: readonly Distribution<S>[]): Distribution<S> {
  const accumulator = new Accumulator<S>();
  for (const [i, branch] of after.entries()) {
    const total = product(before.total, branch.total);
    const weight = before.weights[i] as Weight;
    for (const [j, state] of branch.values.entries())
      accumulator.add(state, product(weight, branch.weights[j] as Weight), total);
  }
  return accumulator.distribution();
}
