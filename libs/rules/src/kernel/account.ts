import { type AnyDecision, type ReachedDecision, ruleOf } from './decision.ts';
import { Distinct } from './distinct.ts';
import type { AnyParameter, PlacedAmendment } from './parameter.ts';
import type { TraceStep } from './trace.ts';

/** What a ruling tells of itself: its steps, the rules that took part, the decisions and amendments that it reached. */
export class Account {
  /** The explanation so far; absent when nobody asked. */
  readonly trace: TraceStep[] | undefined;
  /** The rules that took part. */
  readonly cites = new Distinct();
  readonly decisions: ReachedDecision[] = [];
  readonly amendments: PlacedAmendment[] = [];

  constructor(isTraced: boolean) {
    this.trace = isTraced ? [] : undefined;
  }

  /** Adds a line, which is the account's from then on. @param scope where in the ruling it belongs, empty at the top */
  add(step: TraceStep, scope: string): void {
    this.cites.add(step.rule);
    if (scope !== '') step.at = scope;
    this.trace?.push(step);
  }

  /** True when a rule has a line of its own in this scope. */
  hasExplained(rule: string, scope: string): boolean {
    for (const step of this.trace ?? NONE) if (step.rule === rule && (step.at ?? '') === scope) return true;
    return false;
  }

  /** A decision was reached. @param source who decided, or `usual` */
  reached(decision: AnyDecision, value: unknown, source: string, scope: string): void {
    const { id, rule, question } = decision;
    for (const known of this.decisions) if (known.id === id && (known.at ?? '') === scope) return;
    this.decisions.push(scope === '' ? { id, question, value, source } : { id, at: scope, question, value, source });
    this.cites.add(rule);
    if (!this.trace) return;
    const expression = source === 'usual' ? 'as usual' : `ruled by ${source}`;
    this.add({ rule, label: question, expression, value: scalar(value) }, scope);
  }

  /** Amendments changed a figure. */
  amended(parameter: AnyParameter, value: unknown, applied: readonly PlacedAmendment[], scope: string): void {
    for (const amendment of applied) if (!this.amendments.includes(amendment)) this.amendments.push(amendment);
    const sources = applied.map((amendment) => amendment.source).join(', ');
    const expression = `${scalar(parameter.default)} → ${scalar(value)} (${sources})`;
    this.add({ rule: ruleOf(parameter.id), label: parameter.title, expression, value: scalar(value) }, scope);
  }
}

const NONE: readonly never[] = [];

function scalar(value: unknown): string | number | boolean | null {
  const isScalar =
    value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isScalar ? value : JSON.stringify(value);
}
