import { z } from 'zod';
import { type Giving, schemaGiving } from './giving.ts';
import { type Migration, raised } from './migration.ts';
import { Refusal, tooLarge } from './problem.ts';
import type { Ruling } from './ruling.ts';
import { whole } from './schema.ts';
import { type Operation, operation, type Showable, schemaName, type Tracking } from './unit.ts';

/** What every state that lasts carries beside its own content. */
export interface Stateful {
  kind: string;
  formatVersion: number;
  /** How many commands it has been through; part of the scope, so that one seed never repeats a die. */
  commands: number;
}

/** How many commands one state may go through. */
export const MOST_COMMANDS = 1_000_000;

/** The fields of a state's head, to be spread into its schema. */
export function stateHead<const K extends string, const V extends number>(kind: K, formatVersion: V) {
  return {
    kind: z.literal(kind).describe('What kind of state this is.'),
    formatVersion: z.literal(formatVersion).describe('The version of its form.'),
    commands: whole(0, MOST_COMMANDS, 'How many commands it has been through.'),
  };
}

/**
 * A schema that accepts older forms of a state and raises them to the present one.
 * @param migrations the first raises version 1 to 2, the next 2 to 3
 */
export function migrated<T extends z.ZodType>(present: T, migrations: readonly Migration[]): z.ZodType<z.output<T>> {
  if (migrations.length === 0) return present as unknown as z.ZodType<z.output<T>>;
  return z.preprocess((value) => raised(value, migrations), present) as unknown as z.ZodType<z.output<T>>;
}

/**
 * Makes the schemas of a reducer's commands, told apart by what they do.
 * @param of begins their ids: `PhaseCombatTurn` and `next-segment` → `PhaseCombatTurnNextSegment`
 *   A title is for a command whose name reads badly as one.
 */
export function commandsOf(of: string) {
  return <const N extends string, S extends z.ZodRawShape>(name: N, description: string, shape: S, title?: string) =>
    z
      .strictObject({ do: z.literal(name).describe('The command.'), ...shape })
      .meta({ id: of + schemaName(name, ''), ...(title && { title }), description });
}

/** The command of a union that does this. */
export type CommandOf<C extends { do: string }, N extends C['do']> = Extract<C, { do: N }>;

/** What a command leads to. */
export interface Transition<S, E> {
  state: S;
  events: E[];
}

export interface ReducerInput<S, C> {
  state: S;
  command: C;
}

/** The definition of a reducer: an operation over a state that lasts. */
export interface Reducer<S extends Stateful, C, E>
  extends Omit<
    Operation<ReducerInput<S, C>, Transition<S, E>>,
    'form' | 'input' | 'output' | 'resolve' | 'tracker' | 'lasting'
  > {
  state: Giving<S>;
  command: Giving<C>;
  event: Giving<E>;
  /** The commands that are legal now, in words. */
  legal(state: S): string[];
  apply(state: S, command: C, ruling: Ruling): Transition<S, Showable<E>>;
  /** How a fight is begun and shown, where its states are kept as it goes on. */
  tracking?: Tracking<S>;
}

/**
 * An operation `(state, command) → { state, events }`. A forbidden command is refused with what is legal now and the state as it was;
 * the dice of command n have the scope `commands.<n>`.
 */
export function reducer<S extends Stateful, C, E>(
  definition: Reducer<S, C, E>,
): Operation<ReducerInput<S, C>, Transition<S, E>> {
  const { state: ofStates, command: ofCommands, event, legal, apply, tracking, ...rest } = definition;
  const schemas = { state: schemaGiving(ofStates), command: schemaGiving(ofCommands) };
  return operation<ReducerInput<S, C>, Transition<S, E>>({
    ...rest,
    lasting: schemas.state,
    ...(tracking && { tracker: { ...tracking, ...schemas } }),
    input: z.strictObject(schemas) as unknown as z.ZodType<ReducerInput<S, C>>,
    output: z.strictObject({
      state: schemas.state,
      events: z.array(schemaGiving(event)).describe('What happened, in order.'),
    }) as unknown as z.ZodType<Transition<S, E>>,
    resolve({ state, command: given }, ruling) {
      const number = state.commands + 1;
      if (number > MOST_COMMANDS) throw tooLarge('The number of commands of this state', `${MOST_COMMANDS}`);
      try {
        const next = ruling.within(`commands.${number}`, () => apply(state, given, ruling));
        return { state: { ...next.state, commands: number }, events: next.events } as Showable<Transition<S, E>>;
      } catch (error) {
        throw withState(error, state, legal);
      }
    },
  });
}

function withState<S>(error: unknown, state: S, legal: (state: S) => string[]): unknown {
  if (!(error instanceof Refusal) || error.problem.type !== 'illegal-action') return error;
  const { problem } = error;
  return new Refusal({ ...problem, state, legal: problem.legal.length > 0 ? problem.legal : legal(state) });
}
