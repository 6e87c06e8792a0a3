import type { Course } from './course.ts';
import { type AnyDecision, type ReachedDecision, ruleOf, USUAL } from './decision.ts';
import type { AnyParameter, PlacedAmendment } from './parameter.ts';
import { tooLarge } from './problem.ts';
import type { TraceStep } from './trace.ts';
import { inWords, spoken } from './words.ts';

/** How many questions one ruling may reach; what it answers can be given back to it. */
export const MOST_DECISIONS = 20_000;

/** So few questions are looked through, which is faster than making a map. */
const FEW = 8;

/** What a ruling tells of itself: its steps, the rules that took part, the decisions that it reached. */
export class Account {
  /** The explanation so far; absent when nobody asked. */
  readonly trace: TraceStep[] | undefined;
  /** The rules that took part. */
  cites: Course;
  readonly decisions: ReachedDecision[] = [];
  /** Which lines of the trace tell of a decision or an amendment, and so explain no verdict; ascending. */
  private asides: number[] | undefined = undefined;
  /** What has been told, by scope and id, once that is much. */
  private toldBefore: Map<string, ReachedDecision> | undefined = undefined;

  /** @param cites where no rule has been cited yet */
  constructor(cites: Course, isTraced: boolean) {
    this.cites = cites;
    this.trace = isTraced ? [] : undefined;
  }

  /** How many lines there are. */
  get lines(): number {
    return this.trace === undefined ? 0 : this.trace.length;
  }

  /** A rule took part. */
  cite(rule: string): void {
    this.cites = this.cites.by(rule);
  }

  /** Adds a line, which is the account's from then on. @param scope where in the ruling it belongs, empty at the top */
  add(step: TraceStep, scope: string): void {
    this.cite(step.rule);
    if (scope !== '') step.at = scope;
    this.trace?.push(step);
  }

  /**
   * True when a rule has explained itself in this scope since its run began. Only the lines of that run are looked through,
   * so that a trace is read as often as rules are nested, however long it is.
   * @param since how many lines there were when the run began
   */
  hasExplained(rule: string, scope: string, since: number): boolean {
    const { trace = NONE, asides = NONE } = this;
    let aside = asides.length - 1;
    for (let i = trace.length - 1; i >= since; i--) {
      if (asides[aside] === i) {
        aside -= 1;
        continue;
      }
      const step = trace[i] as TraceStep;
      if (step.rule === rule && (step.at ?? '') === scope) return true;
    }
    return false;
  }

  /**
   * A decision was reached. A usual answer is told once for everywhere, not for each arrow of a volley; where another holds, that is told
   * for its scope, so that the answers can be given back and mean the same.
   * @param source who decided, or `usual`
   * @param from the scope for which the answer was given; empty when for everywhere, or when nobody gave one
   */
  reached(decision: AnyDecision, value: unknown, source: string, scope: string, from: string): void {
    const { id, rule, question, told } = decision;
    const known = this.toldOf(id, scope);
    if (known && (isOf(known, scope) || (source === USUAL && known.source === USUAL && known.value === value))) return;
    if (this.decisions.length >= MOST_DECISIONS) {
      throw tooLarge('The number of questions to the GM in this ruling', `${MOST_DECISIONS} questions`);
    }
    const isForEverywhere = scope === '' || (source === USUAL && known === undefined && from === '');
    if (!isForEverywhere) this.tell({ id, at: scope, question, value, source });
    else this.tell(told && told.value === value && source === USUAL ? told : { id, question, value, source });
    this.cite(rule);
    if (!this.trace) return;
    const expression = source === USUAL ? 'as usual' : `ruled by ${source}`;
    this.aside({ rule, label: question, expression, value: inWords(value) }, scope);
  }

  /** Amendments changed a figure. */
  amended(parameter: AnyParameter, value: unknown, applied: readonly PlacedAmendment[], scope: string): void {
    const rule = ruleOf(parameter.id);
    this.cite(rule);
    if (!this.trace) return;
    const sources = applied.map((amendment) => amendment.source).join(', ');
    const expression = `${spoken(parameter.default)} → ${spoken(value)} (${sources})`;
    this.aside({ rule, label: parameter.title, expression, value: inWords(value) }, scope);
  }

  private aside(step: TraceStep, scope: string): void {
    this.asides ??= [];
    this.asides.push(this.lines);
    this.add(step, scope);
  }

  private tell(reached: ReachedDecision): void {
    this.decisions.push(reached);
    this.toldBefore?.set(keyOf(reached.id, reached.at ?? ''), reached);
  }

  /** What has been told of a decision for this scope, or else for everywhere. */
  private toldOf(id: string, scope: string): ReachedDecision | undefined {
    if (this.decisions.length < FEW) {
      let everywhere: ReachedDecision | undefined;
      for (const told of this.decisions) {
        if (told.id !== id) continue;
        if (isOf(told, scope)) return told;
        if (told.at === undefined) everywhere = told;
      }
      return everywhere;
    }
    this.toldBefore ??= new Map(this.decisions.map((told) => [keyOf(told.id, told.at ?? ''), told]));
    return this.toldBefore.get(keyOf(id, scope)) ?? this.toldBefore.get(keyOf(id, ''));
  }
}

function isOf({ at = '' }: ReachedDecision, scope: string): boolean {
  return at === scope;
}

function keyOf(id: string, scope: string): string {
  return `${scope} ${id}`;
}

const NONE: readonly never[] = [];
