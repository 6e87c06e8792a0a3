import { z } from 'zod';
import type { Circumstances, PlacedOutcome } from './circumstances.ts';
import type { EnteredOutcome } from './dice/entered.ts';
import type { Memory } from './memory.ts';
import { certain, convolve, type Distribution, sumOfDice } from './odds/distribution.ts';
import { Recall } from './odds/memo.ts';
import type { Work } from './odds/work.ts';
import type { Place } from './place.ts';
import { invalidInput } from './problem.ts';
import type { Procedure } from './unit.ts';

/** Everything of one question that does not change while it is answered, and what it may cost. */
export class Context {
  readonly given: Circumstances;
  readonly work: Work;
  readonly titleOf: (rule: string) => string;
  readonly memory: Memory;
  /** For odds only; a ruling at the table does without. */
  private recalling: Recall | undefined = undefined;
  /** The entered outcomes that were asked for. */
  private used: Set<PlacedOutcome> | undefined = undefined;

  constructor(given: Circumstances, work: Work, memory: Memory, titleOf: (rule: string) => string) {
    this.given = given;
    this.work = work;
    this.memory = memory;
    this.titleOf = titleOf;
  }

  get recall(): Recall {
    this.recalling ??= new Recall(this.memory.distributions, this.work);
    return this.recalling;
  }

  /** The outcome that the table entered for a sub-ruling, checked against what that sub-ruling can give. */
  settledOutcome<I, O, K extends keyof O>(rule: Procedure<I, O, K>, place: Place): Pick<O, K> | undefined {
    if (rule.settles === undefined) return undefined;
    const key = place.named(rule.settles).text;
    const given = this.given.outcomes.find((item) => item.key === key);
    if (!given) return undefined;
    this.used ??= new Set();
    this.used.add(given);
    const parsed = outcomeSchema(rule).safeParse(given.outcome);
    const fields = rule.outcome.map(String).join(', ');
    if (!parsed.success)
      throw invalidInput(`${given.pointer}/outcome`, `an outcome of ${rule.id}: ${fields}`, given.outcome);
    const outcome = parsed.data as Pick<O, K>;
    if (rule.again?.(outcome))
      throw invalidInput(
        `${given.pointer}/outcome`,
        'a decided outcome; this one would be rolled again',
        given.outcome,
      );
    return outcome;
  }

  /** Entered outcomes that nothing asked for. */
  unusedOutcomes(): EnteredOutcome[] {
    const { outcomes } = this.given;
    if (outcomes.length === 0) return [];
    return outcomes.filter((item) => !this.used?.has(item)).map(({ key, outcome }) => ({ key, outcome }));
  }

  /** The sum of n independent repeats; it and the sums on the way are remembered. */
  repeatedSum(one: Distribution<number>, count: number): Distribution<number> {
    const name = `sum of ${one.values} by ${one.weights}`;
    const sumOf = (n: number): Distribution<number> =>
      n === 0 ? certain(0) : this.recall.recalled(`${n} ${name}`, () => convolve(sumOf(n - 1), one, this.work));
    if (!this.recall.knows(`${count} ${name}`)) for (let n = 1; n < count; n++) sumOf(n);
    return sumOf(count);
  }

  /** The sum of n dice, remembered. */
  sumOfDice(count: number, faces: number): Distribution<number> {
    return this.recall.recalled(`${count}d${faces}`, () => sumOfDice(count, faces, this.work));
  }
}

/** The fields of a procedure's output that are its outcome. */
export function outcomeSchema<I, O, K extends keyof O>(rule: Procedure<I, O, K>): z.ZodType {
  if (!(rule.output instanceof z.ZodObject)) return rule.output;
  const shape = rule.output.shape as Record<string, z.ZodType>;
  return z.strictObject(Object.fromEntries(rule.outcome.map((key) => [key, shape[key as string] as z.ZodType])));
}
