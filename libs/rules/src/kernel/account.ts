import type { AnyDecision, ReachedDecision } from './decision.ts';
import type { AnyParameter, PlacedAmendment } from './parameter.ts';
import type { TraceStep } from './trace.ts';

/** What a ruling tells of itself: its steps, the rules that took part, the decisions and amendments that it reached. */
export class Account {
  /** The explanation so far; absent when nobody asked. */
  readonly trace: TraceStep[] | undefined;
  readonly cites = new Set<string>();
  readonly decisions: ReachedDecision[] = [];
  readonly amendments = new Set<PlacedAmendment>();

  constructor(isTraced: boolean) {
    this.trace = isTraced ? [] : undefined;
  }

  /** Adds a line. @param scope where in the ruling it belongs, empty at the top */
  add(step: TraceStep, scope: string): void {
    this.cites.add(step.rule);
    this.trace?.push(scope === '' ? step : { ...step, at: scope });
  }

  /** A rule took part; unless it explained itself, its verdict is its line. */
  cite(rule: string, scope: string, line: () => TraceStep): void {
    this.cites.add(rule);
    if (!this.trace) return;
    const hasExplained = this.trace.some((step) => step.rule === rule && (step.at ?? '') === scope);
    if (!hasExplained) this.add(line(), scope);
  }

  /** A decision was reached. @param source who decided, or `usual` */
  reached(decision: AnyDecision, value: unknown, source: string, scope: string): void {
    if (this.decisions.some((known) => known.id === decision.id && (known.at ?? '') === scope)) return;
    const { id, question } = decision;
    this.decisions.push(scope === '' ? { id, question, value, source } : { id, at: scope, question, value, source });
    const expression = source === 'usual' ? 'as usual' : `ruled by ${source}`;
    this.add({ rule: ruleOf(id), label: question, expression, value: scalar(value) }, scope);
  }

  /** Amendments changed a figure. */
  amended(parameter: AnyParameter, value: unknown, applied: readonly PlacedAmendment[], scope: string): void {
    for (const amendment of applied) this.amendments.add(amendment);
    const sources = applied.map((amendment) => amendment.source).join(', ');
    const expression = `${scalar(parameter.default)} → ${scalar(value)} (${sources})`;
    this.add({ rule: ruleOf(parameter.id), label: parameter.title, expression, value: scalar(value) }, scope);
  }
}

/** The rule to which a parameter or decision belongs. */
export function ruleOf(id: string): string {
  const end = id.indexOf('#');
  return end < 0 ? id : id.slice(0, end);
}

function scalar(value: unknown): string | number | boolean | null {
  const isScalar =
    value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isScalar ? value : JSON.stringify(value);
}
