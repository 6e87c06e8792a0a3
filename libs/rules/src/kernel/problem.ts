/**
 * The closed union of everything that can go wrong. Nothing else leaves the library:
 * a unit throws `Refusal`, the front door turns it into `{ problem }`.
 */
import { nearest } from './nearest.ts';
import type { TraceStep } from './trace.ts';

/** One fault in what was sent: where (JSON pointer into the request), what would be right, what came instead. */
export interface Fault {
  pointer: string;
  expected: string;
  got: string;
  /** The fault in one sentence, where it is about content that somebody wrote: which entry, which field, what would be right. */
  says?: string;
}

/** A die that has to be rolled before the ruling can go on. */
export interface MissingRoll {
  key: string;
  /** How many dice of the key are already known; the asked ones follow them. */
  index: number;
  count: number;
  faces: number;
  /** Who rolls, and what the die is called at the table. */
  by: string;
  label: string;
}

/** A question that only the GM can answer. */
export interface MissingRuling {
  id: string;
  /** The scope in which it is asked, empty at the top. */
  at: string;
  question: string;
  /** JSON Schema of an answer. */
  schema: unknown;
}

export type Problem =
  | { type: 'invalid-input'; message: string; errors: Fault[] }
  | { type: 'illegal-action'; message: string; rule: string; legal: string[]; state?: unknown; trace?: TraceStep[] }
  | { type: 'needs-roll'; message: string; rolls: MissingRoll[]; trace?: TraceStep[] }
  | { type: 'needs-ruling'; message: string; rulings: MissingRuling[]; trace?: TraceStep[] }
  | { type: 'too-large'; message: string; limit: string }
  | { type: UnknownType; message: string; id: string; closest: string[]; errors?: Fault[] };

export type UnknownType =
  | 'unknown-operation'
  | 'unknown-rule'
  | 'unknown-system'
  | 'unknown-table'
  | 'unknown-parameter'
  | 'unknown-decision'
  | 'unknown-odds'
  | 'unknown-pack'
  | 'unknown-entry';

/** Every member of the union, for surfaces that map them to codes. */
export const problemTypes = [
  'invalid-input',
  'illegal-action',
  'needs-roll',
  'needs-ruling',
  'too-large',
  'unknown-operation',
  'unknown-rule',
  'unknown-system',
  'unknown-table',
  'unknown-parameter',
  'unknown-decision',
  'unknown-odds',
  'unknown-pack',
  'unknown-entry',
] as const satisfies readonly Problem['type'][];

/** What a unit throws. It carries data only; its stack is never shown. */
export class Refusal extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.message);
    this.name = 'Refusal';
    this.problem = problem;
  }
}

/** Refuses one value of the request. @param pointer JSON pointer from the request's root, such as `/input/dr` */
export function invalidInput(pointer: string, expected: string, got: unknown): Refusal {
  return invalidRequest([{ pointer, expected, got: shown(got) }]);
}

/** The most faults told at once; a wholly wrong body would otherwise be answered with a book. */
export const MOST_FAULTS = 20;

/** Refuses a request for everything that is wrong with it. @param count how many faults there are, when not all are given */
export function invalidRequest(faults: readonly Fault[], count = faults.length): Refusal {
  const [first] = faults;
  const more = count > 1 ? ` And ${count - 1} more.` : '';
  return new Refusal({
    type: 'invalid-input',
    message: `${first?.pointer || 'The request'}: expected ${first?.expected}, got ${first?.got}.${more}`,
    errors: faults.slice(0, MOST_FAULTS),
  });
}

/** Refuses work beyond a limit. */
export function tooLarge(what: string, limit: string): Refusal {
  return new Refusal({ type: 'too-large', message: `${what} is more than this can do: the limit is ${limit}.`, limit });
}

/** Refuses a name that nothing bears, with the nearest names that something does. @param pointer where in the request it stands */
export function unknownName(type: UnknownType, id: unknown, known: Iterable<string>, pointer?: string): Refusal {
  const kind = type.slice('unknown-'.length);
  const closest = typeof id === 'string' ? nearest(id, known) : [];
  const hint = closest.length ? ` Did you mean ${closest.join(', ')}?` : '';
  const name = typeof id === 'string' ? id : shown(id);
  if (pointer === undefined)
    return new Refusal({ type, message: `There is no ${kind} called ${shown(id)}.${hint}`, id: name, closest });
  return new Refusal({
    type,
    message: `${pointer}: nothing here reaches a ${kind} called ${shown(id)}.${hint}`,
    id: name,
    closest,
    errors: [{ pointer, expected: `a ${kind} that this may reach`, got: shown(id) }],
  });
}

/** Refuses to do with one kind of unit what is done with the other. */
export function otherKind(type: 'unknown-operation' | 'unknown-rule', id: string): Refusal {
  const message =
    type === 'unknown-operation'
      ? `${id} is a rule, not an operation: rules are evaluated by themselves.`
      : `${id} is an operation, not a rule: operations are resolved.`;
  return new Refusal({ type, message, id, closest: [id] });
}

/** Refuses the odds of what has none. */
export function withoutOdds(id: string): Refusal {
  return new Refusal({ type: 'unknown-odds', message: `${id} rolls no dice, so it has no odds.`, id, closest: [] });
}

/** A short, safe rendering of a value that somebody sent. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return value.length > 60 ? `"${value.slice(0, 57)}…"` : `"${value}"`;
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return `a list of ${value.length}`;
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

/** The answer to a question, or the problem with it. */
export type Answered<T> = (T & { problem?: undefined }) | { problem: Problem };

/** The answer of some work, or the problem that it refused with. */
export function answered<T>(work: () => T): Answered<T> {
  try {
    return work() as Answered<T>;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { problem: error.problem };
  }
}

/** What forbids something, as it is told of a step that did not happen. */
export interface Forbidden {
  rule: string;
  message: string;
  /** What could be done instead, in words. */
  legal: string[];
}

/** Tries a step of a plan: what a rule forbids is reported instead of ending the whole. */
export function attempted<T>(step: () => T): { done: T } | { forbidden: Forbidden } {
  try {
    return { done: step() };
  } catch (error) {
    if (!(error instanceof Refusal) || error.problem.type !== 'illegal-action') throw error;
    const { rule, message, legal } = error.problem;
    return { forbidden: { rule, message, legal } };
  }
}
