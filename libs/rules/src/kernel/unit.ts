import { z } from 'zod';
import type { Board, Setup } from './board.ts';
import type { AnyDecision } from './decision.ts';
import type { DieDeclaration } from './dice/declaration.ts';
import type { Fraction } from './exact/fraction.ts';
import type { Figuring } from './figuring.ts';
import { type Giving, schemaGiving } from './giving.ts';
import type { AnyParameter } from './parameter.ts';
import type { Ruling } from './ruling.ts';

declare const shownBrand: unique symbol;

/**
 * Something that may be shown in a result and must never decide anything: the details of a sub-ruling, or the events of a sequence.
 * The odds keep only outcomes, so a rule that could read the details would have other odds than rulings. It does not compile.
 */
export interface Shown<T> {
  readonly [shownBrand]: T;
}

/** A result in which any part may be a shown detail. */
export type Showable<T> =
  | T
  | Shown<T>
  | (T extends readonly (infer E)[] ? Showable<E>[] : T extends object ? { [K in keyof T]: Showable<T[K]> } : T);

/** One field of a shown detail, shown by itself; in the odds, where details are not kept, it is nothing. */
export function partOf<T, F extends keyof T>(shown: Shown<T>, field: F): Shown<T[F]> {
  return (shown as unknown as T | undefined)?.[field] as unknown as Shown<T[F]>;
}

/** A detail made of others, each of them shown; in the odds, where details are not kept, it is nothing. */
export function shownFrom<T extends readonly unknown[], R>(
  parts: { readonly [K in keyof T]: Shown<T[K]> },
  make: (...values: T) => R,
): Shown<R> {
  const isKept = (parts as readonly unknown[]).every((part) => part !== undefined);
  return (isKept ? make(...(parts as unknown as T)) : undefined) as unknown as Shown<R>;
}

/** What a procedure hands over: its outcome as it is, while every other field of its output may be a shown detail. */
export type Verdict<O, K extends keyof O> = Pick<O, K> & {
  [F in keyof O as F extends K ? never : F]: Showable<O[F]>;
};

/** What JSON keeps as it is. A state is told from another by its JSON, in which a fraction is rounded and a map or set is empty. */
export type Plain<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends Fraction | ReadonlyMap<unknown, unknown> | ReadonlySet<unknown> | ((...given: never[]) => unknown)
    ? never
    : { [K in keyof T]: Plain<T[K]> };

/** What both kinds of unit say of themselves. */
interface UnitBase {
  /** Lower-case segments with dots; the file is found by it. */
  id: string;
  /** The GM's questions that this unit itself asks. */
  decisions?: readonly AnyDecision[];
  /** The amendable figures that this unit itself reads. */
  parameters?: readonly AnyParameter[];
  /** The rules that this unit runs; their decisions and parameters come with them. */
  uses?: readonly AnyRule[];
}

interface RuleBase<I, O> extends UnitBase {
  input: z.ZodType<I>;
  output: z.ZodType<O>;
  /** The verdict in one sentence, for players. */
  says(output: O, input: I): string;
}

/** A rule that rolls nothing. */
export interface Formula<I, O> extends RuleBase<I, O> {
  form: 'formula';
  evaluate(input: I, ruling: Figuring): O;
}

/** A rule that rolls dice. */
export interface Procedure<I, O, K extends keyof O> extends RuleBase<I, O> {
  form: 'procedure';
  dice: readonly DieDeclaration[];
  /** The fields of the output that later rules may read; the odds keep only these. */
  outcome: readonly K[];
  /** True when the outcome is all of the output; found out when the rule is defined. */
  isAllOutcome: boolean;
  /** True when the dice decided nothing and must be rolled again. Evaluated alone, the rule reports such an outcome as it is. */
  again?(outcome: Pick<O, K>): boolean;
  /** Name under which the outcome may be entered as settled at the table, such as `duel`. */
  settles?: string;
  evaluate(input: I, ruling: Ruling): Verdict<O, K>;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of rules of any shape
export type AnyRule = Formula<any, any> | Procedure<any, any, any>;

/** One thing that a result changed, as the app's bar shows it: HP 96 → 87. */
export interface Change {
  /** Whose it is: a name or a role. */
  who: string;
  what: string;
  from: number | string;
  to: number | string;
  unit?: string;
}

/** What the odds can be asked of: one scalar, or one for each combatant id. A metric that gives nothing does not apply to the question. */
export type Scalar = string | number | boolean;
export type Metric<R> =
  | ((result: R) => Scalar | undefined)
  | { perId: (result: R) => readonly (readonly [id: string, value: Scalar])[] };

/** A request as an example, with a title that says what it shows. */
export interface Example {
  title: string;
  request: ExampleRequest;
}

export interface ExampleRequest {
  input: unknown;
  dice?: unknown;
  decisions?: unknown;
  amendments?: unknown;
}

/** A group of form fields, the first group being the few that matter. Fields are dotted paths into the input. */
export interface FormGroup {
  title: string;
  fields: readonly string[];
}

/** How the states of a reducer are begun and shown. */
export interface Tracking<S> {
  setup: Setup;
  /**
   * What a state looks like, with every command that there may be: those that the rules refuse are taken out by the front door.
   * It reads the table's figures and decisions as rules do.
   */
  board(state: S, ruling: Figuring): Board;
}

/** The same with the schemas of what it is about. */
export interface Tracker<S> extends Tracking<S> {
  state: z.ZodType<S>;
  command: z.ZodType;
}

/** What a person or tool asks for: it composes rules, refuses what they forbid and rerolls what must be rerolled. */
export interface Operation<I, R> extends UnitBase {
  form: 'operation';
  title: string;
  /** What it is for, in one or two sentences. */
  summary: string;
  input: z.ZodType<I>;
  output: z.ZodType<R>;
  /** Every die with its whole key; `*` stands for an id or index. */
  dice: readonly DieDeclaration[];
  odds: Readonly<Record<string, Metric<R>>>;
  resolve(input: I, ruling: Ruling): Showable<R>;
  sentence(result: R, input: I): string;
  changes(result: R, input: I): Change[];
  groups: readonly FormGroup[];
  examples: readonly Example[];
  /** Only of reducers whose states are kept and shown as a fight goes on. */
  // biome-ignore lint/suspicious/noExplicitAny: a state of any shape
  tracker?: Tracker<any>;
  /** Only of reducers: what the next command accepts as the `state` of a result. */
  lasting?: z.ZodType;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of operations of any shape
export type AnyOperation = Operation<any, any>;

// Every rule gets the same fields in the same order, whichever it defines: a ruling runs a dozen of them, and engines read
// the fields of objects of one shape several times as fast.

/** A unit as it is defined. */
type Defined<U, I, O> = Omit<U, 'form' | 'isAllOutcome' | 'input' | 'output'> & { input: Giving<I>; output: Giving<O> };

/** Defines a rule that rolls nothing. */
export function formula<I, O>(definition: Defined<Formula<I, O>, I, O>): Formula<I, O> {
  const { id, decisions, parameters, uses, says, evaluate } = definition;
  return { form: 'formula', id, ...schemasOf(definition), decisions, parameters, uses, says, evaluate };
}

/** Defines a rule that rolls dice. */
export function procedure<I, O, const K extends keyof O>(
  definition: Defined<Procedure<I, O, K>, I, O>,
): Procedure<I, O, K> {
  const { id, decisions, parameters, uses, says, evaluate, dice, outcome, again, settles } = definition;
  const rule = { id, ...schemasOf(definition), decisions, parameters, uses, says, evaluate };
  const isAllOutcome = rule.output instanceof z.ZodObject && Object.keys(rule.output.shape).length === outcome.length;
  return { form: 'procedure', ...rule, dice, outcome, isAllOutcome, again, settles };
}

/** Defines an operation. */
export function operation<I, R>(definition: Defined<Operation<I, R>, I, R>): Operation<I, R> {
  return { form: 'operation', ...definition, ...schemasOf(definition) };
}

/** Input and output, with a schema id from the unit's id where they have none of their own. */
function schemasOf<I, O>({ id, input, output }: { id: string; input: Giving<I>; output: Giving<O> }) {
  return { input: named(schemaGiving(input), id, 'Input'), output: named(schemaGiving(output), id, 'Result') };
}

function named<T>(schema: z.ZodType<T>, id: string, suffix: string): z.ZodType<T> {
  const meta = schema.meta();
  return meta?.id === undefined ? schema.meta({ ...meta, id: schemaName(id, suffix) }) : schema;
}

/** `cerberus.martial.grapple` + `Input` → `CerberusMartialGrappleInput` */
export function schemaName(id: string, suffix: string): string {
  const words = id.split(/[.-]/).map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return words.join('') + suffix;
}
