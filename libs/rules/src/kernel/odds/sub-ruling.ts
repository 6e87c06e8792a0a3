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
  const { recall, fingerprint, isScoped } = ruling.context;
  const name = `${rule.id} ${numberOf(rule)}|${fingerprint}|${isScoped ? ruling.place : ''}|${JSON.stringify(input)}`;
  return recall.recalled(name, () => {
    const once = ruling.distribution(() => outcomeOf(rule, rule.evaluate(input, ruling)));
    const decided = rule.again ? conditioned(once, (outcome) => rule.again?.(outcome) ?? false) : once;
    if (decided) return decided;
    throw tooLarge(`The number of rerolls of ${rule.id}: no roll can decide it`, 'one that can be decided');
  });
}

const numbers = new WeakMap<object, number>();
let rules = 0;

/** Tells rules apart that bear one id, such as a duel and one throw of it: remembered, one must not pass for the other. */
function numberOf(rule: object): number {
  const known = numbers.get(rule);
  if (known !== undefined) return known;
  rules += 1;
  numbers.set(rule, rules);
  return rules;
}

/** The fields of an output that later rules may read. */
export function outcomeOf<I, O, K extends keyof O>(rule: Procedure<I, O, K>, output: Pick<O, K>): Pick<O, K> {
  if (rule.isAllOutcome) return output;
  const outcome = {} as Pick<O, K>;
  for (const key of rule.outcome) outcome[key] = output[key];
  return outcome;
}
