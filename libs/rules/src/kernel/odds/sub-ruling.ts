import { tooLarge } from '../problem.ts';
import type { Ruling } from '../ruling.ts';
import type { Procedure } from '../unit.ts';
import { conditioned, type Distribution } from './distribution.ts';

/** The distribution of a procedure's outcome, remembered by everything on which it depends. */
export function procedureDistribution<I, O, K extends keyof O>(
  ruling: Ruling,
  rule: Procedure<I, O, K>,
  input: I,
): Distribution<Pick<O, K>> {
  const { recall, given, memory } = ruling.context;
  const { fingerprint, isScoped } = given;
  const name = `${rule.id} ${memory.numberOf(rule)}|${fingerprint}|${isScoped ? ruling.place.key : ''}|${JSON.stringify(input)}`;
  return recall.recalled(name, () => {
    const once = ruling.distribution(() => outcomeOf(rule, rule.evaluate(input, ruling)));
    const decided = rule.again ? conditioned(once, (outcome) => rule.again?.(outcome) ?? false) : once;
    if (decided) return decided;
    throw tooLarge(`The number of rerolls of ${rule.id}: no roll can decide it`, 'one that can be decided');
  });
}

/** The fields of an output that later rules may read. */
export function outcomeOf<I, O, K extends keyof O>(rule: Procedure<I, O, K>, output: Pick<O, K>): Pick<O, K> {
  if (rule.isAllOutcome) return output;
  const outcome = {} as Pick<O, K>;
  for (const key of rule.outcome) outcome[key] = output[key];
  return outcome;
}
