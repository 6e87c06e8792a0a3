import { type Circumstances, PLAIN, type Said, saidAnd, type Unused } from './circumstances.ts';
import type { EnteredRoll } from './dice/entered.ts';
import { deepFrozen } from './frozen.ts';
import type { Memory } from './memory.ts';
import { certain, convolve, type Distribution, sumOfDice } from './odds/distribution.ts';
import { Recall } from './odds/memo.ts';
import type { Work } from './odds/work.ts';
import type { Place } from './place.ts';
import { acceptedOutcome } from './settling.ts';
import type { Procedure } from './unit.ts';
import { Usage } from './usage.ts';

/** Everything of one question that does not change while it is answered, and what it may cost. */
export class Context {
  readonly given: Circumstances;
  readonly work: Work;
  readonly titleOf: (rule: string) => string;
  readonly memory: Memory;
  /** For odds only; a ruling at the table does without. */
  private recalling: Recall | undefined = undefined;
  /** Only where something stands beside the input. */
  private using: Usage | undefined = undefined;

  constructor(given: Circumstances, work: Work, memory: Memory, titleOf: (rule: string) => string) {
    this.given = given;
    this.work = work;
    this.memory = memory;
    this.titleOf = titleOf;
  }

  get recall(): Recall {
    this.recalling ??= new Recall(this.memory.distributions, this.work, this.usage);
    return this.recalling;
  }

  /** What of all that stands beside the input has been needed so far. */
  get usage(): Usage {
    this.using ??= new Usage();
    return this.using;
  }

  /** The outcome that the table entered for a sub-ruling, checked against what that sub-ruling can give. */
  settledOutcome<I, O, K extends keyof O>(rule: Procedure<I, O, K>, place: Place): Pick<O, K> | undefined {
    if (rule.settles === undefined) return undefined;
    const given = this.given.outcomes.get(place.named(rule.settles).text);
    if (!given) return undefined;
    this.usage.add(given.pointer);
    return acceptedOutcome(rule, given) as Pick<O, K>;
  }

  /** What of one kind was needed, as it was sent. */
  needed<K extends keyof Said>(list: K): Unused[K] {
    return this.given === PLAIN ? ALL_USED[list] : saidAnd(this.given.said, list, this.usage, true);
  }

  /** What was sent and not needed. @param rolls entered dice */
  unused(rolls: readonly EnteredRoll[]): Unused {
    if (this.given === PLAIN) return rolls.length === 0 ? ALL_USED : { ...ALL_USED, rolls };
    const { said } = this.given;
    return {
      rolls,
      decisions: saidAnd(said, 'decisions', this.usage, false),
      amendments: saidAnd(said, 'amendments', this.usage, false),
      outcomes: saidAnd(said, 'outcomes', this.usage, false),
    };
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

/** One for all rulings with nothing beside their input. */
const ALL_USED: Unused = deepFrozen({ rolls: [], decisions: [], amendments: [], outcomes: [] });
