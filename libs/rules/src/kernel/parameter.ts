import type { z } from 'zod';
import { Calculation } from './exact/calculation.ts';
import type { Fraction } from './exact/fraction.ts';
import { misfit } from './faults.ts';
import { deepFrozen } from './frozen.ts';
import { type Giving, schemaGiving } from './giving.ts';
import { invalidInput } from './problem.ts';

/** A figure of the rules that feats, items or house rules may change. */
export interface Parameter<T = unknown> {
  /** `<rule id>#<name>` */
  id: string;
  /** What it is, in a player's words. */
  title: string;
  default: NoInfer<T>;
  schema: z.ZodType<T>;
  /** Such as `levels`, `percent`, `ft`. */
  unit?: string;
  /** Who changes it: from the catalogue's `overrides`. */
  changedBy: string;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of parameters of any type
export type AnyParameter = Parameter<any>;

export const parameter = <T>(definition: Omit<Parameter<T>, 'schema'> & { schema: Giving<T> }): Parameter<T> => ({
  ...definition,
  schema: schemaGiving(definition.schema),
  default: deepFrozen(definition.default),
});

/** A feat, an item or a house rule at work on one parameter. */
export interface Amendment {
  parameter: string;
  /** The combatant for whom it holds, by id or role; everybody when absent. */
  of?: string;
  /** The scope in which it holds; everywhere when absent. */
  at?: string;
  op: 'set' | 'add' | 'percent' | 'multiply';
  value: unknown;
  /** What brings it, for the explanation. */
  source: string;
}

/** An amendment with its place in the request; what it sets has the form of the parameter's schema. */
export type PlacedAmendment = Amendment & { pointer: string };

/**
 * The parameter's value here and now. Order: the most specific `set`, the sum of adds, the sum of percents, multiplies.
 * Of sets for equal scopes this combatant's own comes before everybody's, and the last before earlier ones.
 * A whole-number parameter is rounded down once, at the end.
 * @param here the amendments of the parameter that hold in this scope
 * @param of the combatant, by role and id
 * @throws `invalid-input` when an amendment takes the parameter out of its range
 */
export function amendedValue<T>(parameter: Parameter<T>, here: readonly PlacedAmendment[], of: readonly string[]) {
  const applied = here.filter((amendment) => amendment.of === undefined || of.includes(amendment.of));
  if (applied.length === 0) return { value: parameter.default, applied };
  const set = applied.filter(isSet).reduce<PlacedAmendment | undefined>(nearer, undefined);
  const changes = applied.filter((amendment) => !isSet(amendment));
  const start = set ? (set.value as T) : parameter.default;
  if (changes.length === 0) return { value: start, applied: set ? [set] : applied };
  const value = accepted(parameter, changed(parameter, start, changes), (changes[0] as PlacedAmendment).pointer);
  return { value, applied: set ? [set, ...changes] : changes };
}

function isSet({ op }: Amendment): boolean {
  return op === 'set';
}

/** Of two that hold here the one for the smaller scope; then a combatant's own; then the later. */
function nearer(best: PlacedAmendment | undefined, next: PlacedAmendment): PlacedAmendment {
  if (!best) return next;
  const scopes = (next.at ?? '').length - (best.at ?? '').length;
  const owners = Number(next.of !== undefined) - Number(best.of !== undefined);
  return (scopes || owners) >= 0 ? next : best;
}

/** What an amendment says, checked as far as the parameter alone can tell. @throws `invalid-input` */
export function acceptedAmendment(parameter: AnyParameter, amendment: Amendment, pointer: string): PlacedAmendment {
  const placed = { ...amendment, pointer };
  if (!isSet(amendment)) amount(placed);
  return isSet(amendment) ? { ...placed, value: accepted(parameter, amendment.value, pointer) } : placed;
}

function changed(parameter: Parameter, start: unknown, changes: readonly PlacedAmendment[]): unknown {
  if (typeof start !== 'number')
    throw invalidInput(`${changes[0]?.pointer}/op`, `"set": ${parameter.id} is not a number`, changes[0]?.op);
  const total = new Calculation(parameter.title, undefined).plus('', start);
  for (const change of changes) if (change.op === 'add') total.plus('', amount(change));
  const points = new Calculation('percent', undefined);
  for (const change of changes) if (change.op === 'percent') points.plus('', amount(change));
  total.percent('', points.exactly(parameter.id));
  for (const change of changes) if (change.op === 'multiply') total.times('', amount(change));
  const exact = total.exactly(parameter.id);
  if (typeof exact === 'number' || !parameter.schema.safeParse(0.5 + Math.floor(start)).error?.issues.some(isWholeOnly))
    return toNumber(exact);
  return total.floor(parameter.id);
}

/** Zod says `int` where a whole number was wanted and another came. */
function isWholeOnly(issue: { code?: string; expected?: string }): boolean {
  return issue.code === 'invalid_type' && issue.expected === 'int';
}

function toNumber(exact: number | Fraction): number {
  return typeof exact === 'number' ? exact : exact.toNumber();
}

function amount(change: PlacedAmendment): number {
  if (typeof change.value !== 'number' || !Number.isFinite(change.value))
    throw invalidInput(`${change.pointer}/value`, `a number to ${change.op}`, change.value);
  return change.value;
}

function accepted<T>(parameter: Parameter<T>, value: unknown, pointer: string): T {
  const parsed = parameter.schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw misfit(parsed.error, value, `${pointer}/value`, ` for ${parameter.id}`);
}
