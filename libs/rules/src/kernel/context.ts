import { z } from 'zod';
import type { GivenDecision, PlacedDecision } from './decision.ts';
import type { EnteredOutcome } from './dice/entered.ts';
import type { Memory } from './memory.ts';
import { certain, convolve, type Distribution, sumOfDice } from './odds/distribution.ts';
import { Recall } from './odds/memo.ts';
import type { Work } from './odds/work.ts';
import type { Amendment, PlacedAmendment } from './parameter.ts';
import { invalidInput } from './problem.ts';
import type { Procedure } from './unit.ts';

/** What stands beside the input of a question. */
export interface Circumstances {
  decisions: readonly GivenDecision[];
  amendments: readonly Amendment[];
  outcomes: readonly EnteredOutcome[];
}

/** Everything of one question that does not change while it is answered, and what it may cost. */
export class Context {
  readonly decisions: ReadonlyMap<string, readonly PlacedDecision[]>;
  readonly amendments: ReadonlyMap<string, readonly PlacedAmendment[]>;
  /** Same fingerprint, same rules: part of every remembered distribution's name. */
  readonly fingerprint: string;
  /** True when a decision, an amendment or an entered outcome holds in some scopes only, so that equal questions differ by scope. */
  readonly isScoped: boolean;
  readonly work: Work;
  readonly titleOf: (rule: string) => string;
  readonly memory: Memory;
  /** For odds only; a ruling at the table does without. */
  private recalling: Recall | undefined;
  private readonly outcomes: readonly (EnteredOutcome & { pointer: string; isUsed: boolean })[];

  constructor(given: Circumstances, work: Work, memory: Memory, titleOf: (rule: string) => string) {
    const { decisions, amendments, outcomes } = given;
    this.decisions = grouped(decisions, '/decisions', (item) => item.id);
    this.amendments = grouped(amendments, '/amendments', (item) => item.parameter);
    const isPlain = decisions.length + amendments.length + outcomes.length === 0;
    this.fingerprint = isPlain ? '' : JSON.stringify([decisions, amendments, outcomes]);
    this.isScoped =
      outcomes.length > 0 ||
      decisions.some(isLocal) ||
      amendments.some((item) => isLocal(item) || item.of !== undefined);
    this.outcomes =
      outcomes.length === 0
        ? NONE
        : outcomes.map((item, i) => ({ ...item, pointer: `/dice/outcomes/${i}`, isUsed: false }));
    this.work = work;
    this.memory = memory;
    this.titleOf = titleOf;
  }

  get recall(): Recall {
    this.recalling ??= new Recall(this.memory.distributions, this.work);
    return this.recalling;
  }

  /** The outcome that the table entered for a sub-ruling, checked against what that sub-ruling can give. */
  settledOutcome<I, O, K extends keyof O>(key: string, rule: Procedure<I, O, K>): Pick<O, K> | undefined {
    if (this.outcomes.length === 0) return undefined;
    const given = this.outcomes.find((item) => item.key === key);
    if (!given) return undefined;
    given.isUsed = true;
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
    if (this.outcomes.length === 0) return [];
    return this.outcomes.filter((item) => !item.isUsed).map(({ key, outcome }) => ({ key, outcome }));
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

function isLocal(item: { at?: string | undefined }): boolean {
  return item.at !== undefined && item.at !== '';
}

/** Items by name, each with its place in the request. */
function grouped<T>(
  items: readonly T[],
  pointer: string,
  nameOf: (item: T) => string,
): ReadonlyMap<string, (T & { pointer: string })[]> {
  if (items.length === 0) return EMPTY;
  const groups = new Map<string, (T & { pointer: string })[]>();
  for (const [i, item] of items.entries()) {
    const placed = { ...item, pointer: `${pointer}/${i}` };
    const group = groups.get(nameOf(item));
    if (group) group.push(placed);
    else groups.set(nameOf(item), [placed]);
  }
  return groups;
}

const EMPTY: ReadonlyMap<string, never[]> = new Map();
const NONE: readonly never[] = [];
