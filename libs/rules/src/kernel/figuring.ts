import { Account } from './account.ts';
import type { Context } from './context.ts';
import { type Decision, deciderOf, needsRuling, USUAL } from './decision.ts';
import { LiveDice } from './dice/live.ts';
import { Calculation, type TraceSink } from './exact/calculation.ts';
import type { Enumeration } from './odds/enumeration.ts';
import { RULE } from './odds/work.ts';
import { amendedValue, type Parameter } from './parameter.ts';
import { Place } from './place.ts';
import type { TraceStep } from './trace.ts';
import type { Formula } from './unit.ts';

/** The part of a ruling that rules without dice may use: exact arithmetic, the GM's decisions and the amended figures of the rules. */
export class Figuring {
  /** What the ruling tells of itself. */
  readonly account: Account;
  readonly context: Context;
  /** Where in the ruling we are, and for whom. */
  readonly place: Place;
  /** The dice that fall, of a ruling at the table. */
  protected live: LiveDice | undefined;
  /** Or every way in which they can fall, for odds. */
  protected enumeration: Enumeration | undefined;
  private readonly sink: TraceSink | undefined;

  constructor(dice: LiveDice | Enumeration, context: Context, isTraced: boolean) {
    const isLive = dice instanceof LiveDice;
    this.live = isLive ? dice : undefined;
    this.enumeration = isLive ? undefined : dice;
    this.context = context;
    this.place = new Place(context.memory.names);
    this.account = new Account(context.memory.cites, isTraced);
    this.sink = isTraced ? (step) => this.account.add(step, this.place.scope) : undefined;
  }

  /** Starts a calculation that explains itself. */
  calc(label: string): Calculation {
    return new Calculation(label, this.live ? this.sink : undefined);
  }

  /** A line of explanation that is not a calculation. */
  note(rule: string, label: string, value?: TraceStep['value'], expression?: string): void {
    if (!this.account.trace || !this.live) return;
    const step: TraceStep = { rule, label };
    if (expression !== undefined) step.expression = expression;
    if (value !== undefined) step.value = value;
    this.account.add(step, this.place.scope);
  }

  /** Says that a rule takes part whose working stands in the code of another. */
  citing(rule: string): void {
    if (this.live) this.account.cite(rule);
  }

  /** The figure of the rules as amended for this scope and this combatant. */
  parameter<T>(parameter: Parameter<T>): T {
    const { amendments } = this.context.given;
    const given = amendments.size === 0 ? undefined : amendments.get(parameter.id);
    if (!given) return parameter.default;
    const here = given.covering(this.place.scope);
    this.context.work.charge(here.length);
    const { value, applied } = amendedValue(parameter, here, this.place.combatant);
    if (applied.length === 0) return value;
    for (const amendment of applied) this.context.usage.add(amendment.pointer);
    if (this.live) this.account.amended(parameter, value, applied, this.place.scope);
    return value;
  }

  /**
   * The GM's answer, or the usual one.
   * @param usual where the usual answer depends on the situation
   * @throws `needs-ruling` when there is neither
   */
  decide<T>(decision: Decision<T>, usual: T | undefined = decision.usual): T {
    const { decisions } = this.context.given;
    const given = decisions.size === 0 ? undefined : decisions.get(decision.id)?.mostSpecific(this.place.scope);
    if (!given && usual === undefined) throw needsRuling(decision, this.place.scope);
    if (given) this.context.usage.add(given.pointer);
    const value = given ? (given.value as T) : (usual as T);
    if (this.live) {
      this.account.reached(decision, value, given ? deciderOf(given, usual) : USUAL, this.place.scope, given?.at ?? '');
    }
    return value;
  }

  /** Names of dice, decisions and amendments inside carry the scope. Use the caller's ids before indices. */
  within<T>(scope: string, work: () => T): T {
    return this.place.within(scope, work);
  }

  /** Figures read inside are those of whoever plays the role: amendments that hold for the role or its id apply. */
  as<T>(role: string, work: () => T): T {
    return this.place.as(role, work);
  }

  /** Runs another rule that rolls nothing. */
  run<I, O>(rule: Formula<I, O>, input: I): O {
    return this.figured(rule, input);
  }

  /** The run itself: a ruling, which runs procedures as well, calls it without a detour. */
  protected figured<I, O>(rule: Formula<I, O>, input: I): O {
    const since = this.account.lines;
    const output = rule.evaluate(input, this);
    this.cite(rule, output, input, since);
    return output;
  }

  /**
   * A rule took part; unless it explained itself, its verdict is its line.
   * @param since how many lines the account had when its run began
   */
  cite<I, O>(rule: { id: string; says(output: O, input: I): string }, output: O, input: I, since: number): void {
    this.context.work.charge(RULE);
    if (!this.live) return;
    const { account } = this;
    account.cite(rule.id);
    if (!account.trace || account.hasExplained(rule.id, this.place.scope, since)) return;
    const label = this.context.titleOf(rule.id);
    account.add({ rule: rule.id, label, expression: rule.says(output, input) }, this.place.scope);
  }
}
