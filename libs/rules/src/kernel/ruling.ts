import { checkDice, numbered } from './dice/limits.ts';
import type { Throw } from './dice/live.ts';
import type { Calculation } from './exact/calculation.ts';
import { Figuring } from './figuring.ts';
import { betterOfTwo, type Distribution, die, dieTest, dieWorth } from './odds/distribution.ts';
import { distributionOf } from './odds/enumerate.ts';
import type { Enumeration } from './odds/enumeration.ts';
import { foldDistribution } from './odds/fold.ts';
import { groupByValue, type Ranking, rankingDistribution } from './odds/rank.ts';
import { outcomeOf, procedureDistribution } from './odds/sub-ruling.ts';
import { totalDistribution } from './odds/total.ts';
import { type Cast, NOBODY } from './place.ts';
import { Refusal, tooLarge } from './problem.ts';
import type { Formula, Plain, Procedure, Shown } from './unit.ts';
import { spoken } from './words.ts';

export type { Figuring } from './figuring.ts';

/** Rolled twice, keeping the better or the worse. */
export type RollMode = 'normal' | 'advantage' | 'disadvantage';

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
export class Ruling extends Figuring {
  /**
   * One die. With advantage or disadvantage its key gives two faces; `better` says which of them is good for the roller.
   * @param shows is told both faces as they fell
   */
  roll(
    key: string,
    faces: number,
    mode: RollMode = 'normal',
    better: 'high' | 'low' = 'high',
    shows?: (first: number, second: number) => void,
  ): number {
    checkDice(1, faces);
    const { live } = this;
    const keepsHigher = (mode === 'advantage') === (better === 'high');
    if (!live) {
      return this.choose(() => {
        this.context.work.charge(faces);
        return mode === 'normal' ? die(faces) : betterOfTwo(faces, keepsHigher);
      });
    }
    const name = this.place.named(key);
    if (mode === 'normal') return live.roll(name, faces);
    this.together({ key, count: 2, faces });
    const [first, second] = [live.roll(name, faces), live.roll(name, faces)];
    shows?.(first, second);
    return keepsHigher ? Math.max(first, second) : Math.min(first, second);
  }

  /** One die as the next term of a calculation; rolled twice it shows both faces: `15 (d20, the better of 4 and 15)`. */
  rollInto(
    sum: Calculation,
    key: string,
    faces: number,
    mode: RollMode = 'normal',
    better: 'high' | 'low' = 'high',
  ): number {
    if (mode !== 'normal') return this.rollTwiceInto(sum, key, faces, mode, better);
    const face = this.roll(key, faces);
    sum.plus(nameOf(faces), face);
    return face;
  }

  private rollTwiceInto(sum: Calculation, key: string, faces: number, mode: RollMode, better: 'high' | 'low'): number {
    let label = nameOf(faces);
    const kept = this.roll(key, faces, mode, better, (first, second) => {
      label += `, the ${mode === 'advantage' ? 'better' : 'worse'} of ${first} and ${second}`;
    });
    sum.plus(label, kept);
    return kept;
  }

  /** The sum of dice; a list of counts means that they are thrown one throw after the other (an entered total stands for one throw). */
  sum(key: string, counts: number | readonly number[], faces: number): number {
    const count = typeof counts === 'number' ? counts : counts.reduce((total, n) => total + n, 0);
    checkDice(count, faces);
    const { live } = this;
    if (!live) return this.choose(() => this.context.sumOfDice(count, faces));
    const name = this.place.named(key);
    if (typeof counts === 'number') return live.sum(name, counts, faces);
    let sum = 0;
    for (const thrown of counts) sum += live.sum(name, thrown, faces);
    return sum;
  }

  /**
   * What dice thrown together are worth, each by its face, such as BODY: in the odds only the sum is kept.
   * @param shows is told the faces as they fell
   */
  tally(
    key: string,
    count: number,
    faces: number,
    worth: (face: number) => number,
    shows?: (thrown: readonly number[]) => void,
  ): number {
    checkDice(count, faces);
    if (!this.live) return this.choose(() => this.context.repeatedSum(dieWorth(faces, worth), count));
    this.together({ key, count, faces });
    const thrown = Array.from({ length: count }, () => this.roll(key, faces));
    shows?.(thrown);
    return thrown.reduce((sum, face) => sum + worth(face), 0);
  }

  /** True where dice that nobody entered are asked for; only then is there anything to gain by `together`. */
  get asks(): boolean {
    return this.live?.asks ?? false;
  }

  /** Asks at once for dice that are rolled together at the table. With a seed, or in the odds, nothing happens. */
  together(...dice: Throw[]): void {
    if (this.live?.asks) this.live.announce(dice.map((die) => ({ ...die, name: this.place.named(die.key) })));
  }

  /** A die of which only a yes or no matters: two branches in the odds instead of one a face. */
  test(key: string, faces: number, holds: (face: number) => boolean): boolean {
    if (this.live) return holds(this.roll(key, faces));
    checkDice(1, faces);
    return this.choose(() => {
      this.context.work.charge(faces);
      return dieTest(faces, holds);
    });
  }

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

  // For the kernel

  /** Every outcome of `work` with its weight. */
  distribution<T>(work: () => T): Distribution<T> {
    const { live, enumeration } = this;
    const { cast } = this.place;
    try {
      return distributionOf(work, this.context.work, (enumeration) => this.enumerateWith(enumeration, cast));
    } finally {
      this.live = live;
      this.enumeration = enumeration;
      this.place.cast = cast;
    }
  }

  /** From now on every choice is one of this enumeration; what an outcome before it cast is forgotten. */
  enumerateWith(enumeration: Enumeration, cast: Cast = NOBODY): void {
    this.live = undefined;
    this.enumeration = enumeration;
    this.place.cast = cast;
  }

  private choose<T>(make: () => Distribution<T>): T {
    this.context.work.charge(1);
    return (this.enumeration as Enumeration).choose(make);
  }
}

function nameOf(faces: number): string {
  return faces === 20 ? 'd20' : `d${faces}`; // nearly every die is a d20, and its name need not be made
}
