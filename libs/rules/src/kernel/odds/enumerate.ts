import { Accumulator } from './accumulator.ts';
import type { Distribution } from './distribution.ts';
import { Enumeration } from './enumeration.ts';
import { overflow, type Weight } from './weight.ts';
import type { Work } from './work.ts';

/** What one more path through a ruling costs beside the primitives that it calls. */
const PATH = 10;

/**
 * Runs `once` for every combination of dice and hands each result over with its weight.
 * Starts again in bigint when the weights outgrow 2^53.
 */
export function enumerate<T>(
  once: () => T,
  work: Work,
  begin: (enumeration: Enumeration) => void,
  collect: () => (result: T, weight: Weight, denominator: Weight) => void,
): void {
  try {
    run(false);
  } catch (error) {
    if (error !== overflow) throw error;
    run(true);
  }
  function run(isBig: boolean): void {
    const enumeration = new Enumeration(isBig);
    const add = collect();
    do {
      enumeration.restart();
      begin(enumeration);
      work.charge(PATH);
      const result = once();
      add(result, enumeration.weight, enumeration.denominator);
    } while (enumeration.advance());
  }
}

/** Every outcome of `once` with its weight. */
export function distributionOf<T>(
  once: () => T,
  work: Work,
  begin: (enumeration: Enumeration) => void,
): Distribution<T> {
  let accumulator = new Accumulator<T>();
  enumerate(once, work, begin, () => {
    accumulator = new Accumulator<T>();
    return (result, weight, denominator) => accumulator.add(result, weight, denominator);
  });
  return accumulator.distribution();
}
