import type { AnyDecision, ReachedDecision } from './decision.ts';
import type { AnyParameter, PlacedAmendment } from './parameter.ts';
import type { TraceStep } from './trace.ts';

/** What a ruling tells of itself: its steps, the rules that took part, the decisions and amendments that it reached. */
export class Account {
  /** The explanation so far; absent when nobody asked. */
  readonly trace: TraceStep[] | undefined;
  /** The rules that took part, each once. A list: there are a dozen, and a set costs more than looking through them. */
  readonly cites: string[] = [];
  /** A bit for each length and last letter among them, so that most rules are known to be new without looking. */
  private sieve = 0;
  readonly decisions: ReachedDecision[] = [];
  readonly amendments: PlacedAmendment[] = [];

  constructor(isTraced: boolean) {
    this.trace = isTraced ? [] : undefined;
  }

  /** A rule took part. */
  cite(rule: string): void {
    const bit = 1 << ((rule.length + rule.charCodeAt(rule.length - 1)) & 31);
    const isKnown = (this.sieve & bit) !== 0 && this.cites.includes(rule);
    if (isKnown) return;
    this.sieve |= bit;
    this.cites.push(rule);
  }

  /** Adds a line, which is the account's from then on. @param scope where in the ruling it belongs, empty at the top */
  add(step: TraceStep, scope: string): void {
    this.cite(step.rule);
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
    const { id, question } = decision;
    for (const known of this.decisions) if (known.id === id && (known.at ?? '') === scope) return;
    this.decisions.push(scope === '' ? { id, question, value, source } : { id, at: scope, question, value, source });
    this.cite(ruleOf(id));
    if (!this.trace) return;
    const expression = source === 'usual' ? 'as usual' : `ruled by ${source}`;
    this.add({ rule: ruleOf(id), label: question, expression, value: scalar(value) }, scope);
  }

  /** Amendments changed a figure. */
  amended(parameter: AnyParameter, value: unknown, applied: readonly PlacedAmendment[], scope: string): void {
    for (const amendment of applied) if (!this.amendments.includes(amendment)) this.amendments.push(amendment);
    const sources = applied.map((amendment) => amendment.source).join(', ');
    const expression = `${scalar(parameter.default)} → ${scalar(value)} (${sources})`;
    this.add({ rule: ruleOf(parameter.id), label: parameter.title, expression, value: scalar(value) }, scope);
  }
}

/** The rule to which a parameter or decision belongs. */
export function ruleOf(id: string): string {
  return rules.get(id) ?? rememberedRule(id);
}

const rules = new Map<string, string>();
const NONE: readonly never[] = [];

/** Ids are few. As a property's name the rule becomes the one string of its text that the engine compares by address. */
function rememberedRule(id: string): string {
  const end = id.indexOf('#');
  const [rule = ''] = Object.keys({ [end < 0 ? id : id.slice(0, end)]: true });
  rules.set(id, rule);
  return rule;
}

function scalar(value: unknown): string | number | boolean | null {
  const isScalar =
    value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isScalar ? value : JSON.stringify(value);
}
