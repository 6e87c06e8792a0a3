import { z } from 'zod';
import { misfit } from './faults.ts';
import { deepFrozen } from './frozen.ts';
import { type Giving, schemaGiving } from './giving.ts';
import { Refusal } from './problem.ts';

/** A question that the rules leave to the GM. It is read only when a ruling reaches it. */
export interface Decision<T = unknown> {
  /** `<rule id>#<name>` */
  id: string;
  /** The rule that asks it, from its id. */
  rule: string;
  /** The question in the table's words. */
  question: string;
  schema: z.ZodType<T>;
  /** The answer where nobody says otherwise; without one the ruling stops and asks. */
  usual: NoInfer<T> | undefined;
  /** What a ruling tells where the usual answer holds everywhere; one for all rulings, so that none need make it. */
  told: ReachedDecision | undefined;
}

type AskedDecision<T> = Pick<Decision<T>, 'id' | 'question'> & { schema: Giving<T>; usual?: NoInfer<T> | undefined };

// biome-ignore lint/suspicious/noExplicitAny: a list of decisions of any type
export type AnyDecision = Decision<any>;

/** Every decision has the same fields in the same order: engines read the fields of objects of one shape several times as fast. */
export function decision<T>({ id, question, schema, usual }: AskedDecision<T>): Decision<T> {
  const told = usual === undefined ? undefined : deepFrozen({ id, question, value: usual as unknown, source: USUAL });
  return { id, rule: ruleOf(id), question, schema: schemaGiving(schema), usual, told };
}

/** Who decided where nobody had said anything. */
export const USUAL = 'usual';

/** The rule to which a decision or parameter belongs. */
export function ruleOf(id: string): string {
  const end = id.indexOf('#');
  const rule = end < 0 ? id : id.slice(0, end);
  // As a property's name it becomes the one string of its text that the engine compares by address.
  return Object.keys({ [rule]: true })[0] as string;
}

/** An answer as a caller gives it. */
export interface GivenDecision {
  id: string;
  /** The scope for which it holds, such as `attacks.2`; everywhere when absent. The longest matching scope wins. */
  at?: string;
  value: unknown;
  /** Who decided, for the record. */
  source?: string;
  /** The question, as a ruling that reached it tells it; it is not read. */
  question?: string;
}

/** An answer in the form of its decision's schema, with its place in the request. */
export type PlacedDecision = GivenDecision & { pointer: string };

/** A decision that a ruling reached, as its answer reports it. */
export interface ReachedDecision {
  id: string;
  at?: string;
  question: string;
  value: unknown;
  /** `usual` when nobody had said anything. */
  source: string;
}

/** The answer as the decision's schema has it. @throws `invalid-input` when it does not fit */
export function acceptedAnswer<T>(decision: Decision<T>, given: GivenDecision, pointer: string): T {
  const parsed = decision.schema.safeParse(given.value);
  if (parsed.success) return parsed.data;
  throw misfit(parsed.error, given.value, `${pointer}/value`, ` in answer to "${decision.question}"`);
}

/** Who gave an answer. What a ruling told as usual, and is given back to it, is still usual where it is what usually holds. */
export function deciderOf({ source = 'GM', value }: GivenDecision, usual: unknown): string {
  return source === USUAL && JSON.stringify(value) !== JSON.stringify(usual) ? 'GM' : source;
}

/** Asks the GM. @param at the scope in which it is asked, empty at the top */
export function needsRuling({ id, question, schema }: AnyDecision, at: string): Refusal {
  const asked = { id, at, question, schema: z.toJSONSchema(schema, { io: 'input' }) };
  return new Refusal({ type: 'needs-ruling', message: `The GM must decide: ${question}`, rulings: [asked] });
}
