import { z } from 'zod';
import type { PlacedOutcome } from './circumstances.ts';
import type { DieDeclaration } from './dice/declaration.ts';
import { invalidInput } from './problem.ts';
import type { AnyRule, Procedure } from './unit.ts';

// biome-ignore lint/suspicious/noExplicitAny: a procedure of any shape
type AnyProcedure = Procedure<any, any, any>;

/** A sub-ruling that may be entered as settled at the table. */
export interface Settling {
  /** The key under which it is entered; a segment `*` stands for any one segment, as in the keys of dice. */
  key: string;
  rule: AnyProcedure;
}

/** What of a unit's sub-rulings may be settled: wherever the unit declares the dice of one, its outcome may be entered instead. */
export function settlingsOf(rules: readonly AnyRule[], declared: readonly DieDeclaration[]): Settling[] {
  const settlings: Settling[] = [];
  for (const rule of rules) {
    if (rule.form !== 'procedure' || rule.settles === undefined) continue;
    for (const scope of scopesOf(rule, declared)) settlings.push({ key: `${scope}${rule.settles}`, rule });
  }
  return settlings;
}

/** The scopes, each with its last dot, in which all dice of a rule are declared. */
function scopesOf({ dice }: AnyProcedure, declared: readonly DieDeclaration[]): string[] {
  const [first, ...others] = dice.map((die) => die.key);
  if (first === undefined) return [];
  const keys = new Set(declared.map((die) => die.key));
  return [...keys]
    .filter((key) => key === first || key.endsWith(`.${first}`))
    .map((key) => key.slice(0, key.length - first.length))
    .filter((scope) => others.every((other) => keys.has(scope + other)));
}

/** The outcome that the table entered, as the sub-ruling could have given it. @throws `invalid-input` */
export function acceptedOutcome(rule: AnyProcedure, { outcome: entered, pointer }: PlacedOutcome): unknown {
  const parsed = outcomeSchema(rule).safeParse(entered);
  const fields = rule.outcome.map(String).join(', ');
  if (!parsed.success) throw invalidInput(`${pointer}/outcome`, `an outcome of ${rule.id}: ${fields}`, entered);
  if (rule.again?.(parsed.data as object))
    throw invalidInput(`${pointer}/outcome`, 'a decided outcome; this one would be rolled again', entered);
  return parsed.data;
}

/** The fields of a procedure's output that are its outcome. */
export function outcomeSchema(rule: AnyProcedure): z.ZodType {
  if (!(rule.output instanceof z.ZodObject)) return rule.output;
  const shape = rule.output.shape as Record<string, z.ZodType>;
  const fields = rule.outcome.map((key) => [key, shape[key as string]]);
  return z.strictObject(Object.fromEntries(fields) as z.core.$ZodShape);
}
