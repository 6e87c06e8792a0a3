import { numbered } from './dice/limits.ts';
import { foldDistribution } from './odds/fold.ts';
import { groupByValue, type Ranking, rankingDistribution } from './odds/rank.ts';
import { outcomeOf, procedureDistribution } from './odds/sub-ruling.ts';
import { totalDistribution } from './odds/total.ts';
import { Refusal, tooLarge } from './problem.ts';
import { Rolling } from './rolling.ts';
import type { Formula, Plain, Procedure, Shown } from './unit.ts';
import { spoken } from './words.ts';

export type { Figuring } from './figuring.ts';
export type { RollMode } from './rolling.ts';

/** How often one die may be rolled again before the ruling gives up. */
const MOST_REROLLS = 1000;

const NONE: readonly never[] = [];

/** What one step of a sequence leaves behind: the state that the future depends on, and what happened. */
export interface Step<S, E> {
  state: S;
  event?: E;
}

/** A sub-ruling with everything that may be shown of it. */
export interface Detailed<O, K extends keyof O> {
  /** For its fields, not for handing on whole: where dice fall it is the output itself. */
  outcome: Pick<O, K>;
  details: Shown<O>;
  attempts: Shown<number>;
  /** What was thrown before and decided nothing, in order. */
  undecided: Shown<readonly O[]>;
}

/**
 * What a unit is given to rule with: dice, exact arithmetic, the GM's decisions and the amended figures of the rules.
 * By its dice the same unit answers what happens (seeded), what happened (entered) and what the odds are (enumerated).
 */
export class Ruling extends Rolling {
  /** From here to the end of the scope or rule the role is played by this combatant, so that amendments may name it by id. */
  cast(role: string, id: string | undefined): void {
    if (this.context.given.amendments.size > 0) this.place.play(role, id);
  }

  /**
   * The sum of independent repeats; each has the scope `<scope>.<id>`, or for a count `<scope>.<number from 1>`.
   * @param kindOf tells repeats apart that are not alike; without it all of them are
   */
  total(
    scope: string,
    repeats: number | readonly string[],
    one: (id: string) => number,
    kindOf?: (id: string) => unknown,
  ): number {
    const ids = typeof repeats === 'number' ? numbered(repeats) : repeats;
    const within = <T>(id: string, work: () => T) => this.within(`${scope}.${id}`, work);
    if (this.live) return ids.reduce((total, id) => total + within(id, () => one(id)), 0);
    this.context.work.charge(ids.length); // every path lists them anew
    const distributionOfOne = (id: string) => within(id, () => this.distribution(() => one(id)));
    return this.choose(() => totalDistribution(ids, distributionOfOne, this.context, kindOf));
  }

  /**
   * Those of some equal ids that pass a test of their own, each in the scope `<scope>.<id>`.
   * In the odds only their number counts, so long as nothing holds for one of them alone: then the first ones stand for it.
   */
  passing(scope: string, ids: readonly string[], test: (id: string) => boolean): readonly string[] {
    const passes = (id: string) => this.within(`${scope}.${id}`, () => test(id));
    if (this.live || this.context.given.isScoped) return ids.filter(passes);
    return ids.slice(
      0,
      this.total(scope, ids, (id) => (test(id) ? 1 : 0)),
    );
  }

  /**
   * Steps that change a state. The state holds only what the future depends on: equal states are merged after every step,
   * and what merely happened goes into the step's event. The scope of a step is `<scope>.<id or number from 1>`.
   */
  fold<S, I, E = never>(
    scope: string,
    items: readonly I[],
    start: S & Plain<S>,
    step: (state: S, item: I, index: number) => Step<S, E>,
  ): { state: S; events: Shown<E[]> } {
    const scopeOf = (item: I, index: number) => `${scope}.${(item as { id?: string } | null)?.id ?? index + 1}`;
    const events: E[] = [];
    if (!this.live) {
      const one = (state: S, item: I, index: number) =>
        this.within(scopeOf(item, index), () => this.distribution(() => step(state, item, index).state));
      const state = this.choose(() => foldDistribution(items, start, one, this.context.work));
      return { state, events: events as unknown as Shown<E[]> };
    }
    let state: S = start;
    for (const [index, item] of items.entries()) {
      const result = this.within(scopeOf(item, index), () => step(state, item, index));
      state = result.state;
      if (result.event !== undefined) events.push(result.event);
    }
    return { state, events: events as unknown as Shown<E[]> };
  }

  /** Independent values of which only the order matters: ids in groups of equal value, the highest first. */
  rank(ids: readonly string[], value: (id: string) => number): Ranking {
    if (this.live) return groupByValue(ids.map((id) => [id, this.within(id, () => value(id))] as const));
    return this.choose(() => {
      const values = ids.map((id) => this.within(id, () => this.distribution(() => value(id))));
      return rankingDistribution(ids, values, this.context.work);
    });
  }

  // Other rules

  /** Runs another rule: a formula gives its whole output, a procedure only its outcome, rolled again until it decides. */
  override run<I, O>(rule: Formula<I, O>, input: I): O;
  override run<I, O, K extends keyof O>(rule: Procedure<I, O, K>, input: I): Pick<O, K>;
  override run<I, O, K extends keyof O>(rule: Formula<I, O> | Procedure<I, O, K>, input: I): O | Pick<O, K> {
    if (rule.form === 'formula') return this.figured(rule, input);
    const { outcome } = this.detailed(rule, input);
    return this.live ? outcomeOf(rule, outcome) : outcome; // the odds have trimmed it already
  }

  /** Runs another rule within a scope. */
  runWithin<I, O>(scope: string, rule: Formula<I, O>, input: I): O;
  runWithin<I, O, K extends keyof O>(scope: string, rule: Procedure<I, O, K>, input: I): Pick<O, K>;
  runWithin<I, O, K extends keyof O>(scope: string, rule: Formula<I, O> | Procedure<I, O, K>, input: I) {
    const { place } = this;
    const { at, cast } = place; // as `within` does, without making a function for every run
    place.at = place.named(scope);
    try {
      return this.run(rule as Formula<I, O>, input);
    } finally {
      place.at = at;
      place.cast = cast;
    }
  }

  /** Runs a procedure and keeps what may be shown of it. */
  detailed<I, O, K extends keyof O>(rule: Procedure<I, O, K>, input: I): Detailed<O, K> {
    const settled = this.context.given.outcomes.size === 0 ? undefined : this.settledAtTheTable(rule);
    if (settled) return settled;
    if (!this.live) {
      const outcome = this.choose(() => procedureDistribution(this, rule, input));
      return { outcome, details: undefined as never, attempts: undefined as never, undecided: undefined as never };
    }
    return this.untilDecided(rule, input);
  }

  private settledAtTheTable<I, O, K extends keyof O>(rule: Procedure<I, O, K>): Detailed<O, K> | undefined {
    const outcome = this.context.settledOutcome(rule, this.place);
    if (outcome === undefined) return undefined;
    this.note(rule.id, `settled at the table: ${rule.settles}`, undefined, spoken(outcome));
    return { outcome, details: outcome as never, attempts: 0 as never, undecided: NONE as never };
  }

  private untilDecided<I, O, K extends keyof O>(rule: Procedure<I, O, K>, input: I): Detailed<O, K> {
    const { cast } = this.place;
    let undecided: O[] | undefined; // nearly always the first throw decides
    for (let attempt = 1; attempt <= MOST_REROLLS; attempt++) {
      const since = this.account.lines;
      const output = rule.evaluate(input, this);
      this.place.cast = cast;
      this.cite(rule, output as O, input, since); // what is shown is there whenever dice really fall
      if (!rule.again?.(output))
        return {
          outcome: output,
          details: output as never,
          attempts: attempt as never,
          undecided: (undecided ?? NONE) as never,
        };
      undecided ??= [];
      undecided.push(output as O);
    }
    throw tooLarge(`The number of rerolls of ${rule.id}`, `${MOST_REROLLS}`);
  }

  /** Refuses what a rule forbids. @param legal what could be done instead, in words */
  require(isAllowed: boolean, rule: string, message: string, legal: () => string[]): void {
    if (isAllowed) return;
    throw new Refusal({ type: 'illegal-action', message, rule, legal: legal() });
  }
}
