import { z } from 'zod';
import { MOST_DECISIONS } from './account.ts';
import type { GivenDecision } from './decision.ts';
import type { EnteredOutcome, EnteredRoll } from './dice/entered.ts';
import { MOST_DICE, MOST_FACES_TOGETHER } from './dice/limits.ts';
import { at, escaped, misfit } from './faults.ts';
import type { Amendment } from './parameter.ts';
import { invalidInput } from './problem.ts';

const DOTTED = /^([A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*)?$/;
const key = z.string().min(1).max(200);
const scope = z.string().max(200).regex(DOTTED, 'a scope such as attacks.2, or nothing for everywhere');

/** Dice that somebody rolled, or of which they know the total. */
export const EnteredRollSchema = z
  .strictObject({
    key: key.describe('Which die: its key in the answer to what is asked for, such as attacker.reflex.'),
    faces: z
      .array(z.int().min(0).max(1_000_000))
      .min(1)
      .max(MOST_FACES_TOGETHER)
      .optional()
      .describe('The faces in the order rolled; a 0 on a d10 or d100 is its highest face.'),
    total: z
      .int()
      .min(0)
      .max(1_000_000_000)
      .optional()
      .describe('The total of one throw, where nobody wrote the faces down.'),
    tens: z.int().min(0).max(90).multipleOf(10).optional().describe('Of percentile dice: the tens die, 00 to 90.'),
    units: z.int().min(0).max(9).optional().describe('Of percentile dice: the units die; 00 and 0 is 100.'),
  })
  .refine(hasOneForm, 'exactly one of faces, total, or tens with units')
  .meta({ id: 'EnteredRoll', description: 'Physical dice by key: exactly one of faces, total, or tens with units.' });

function hasOneForm(roll: { faces?: unknown; total?: unknown; tens?: unknown; units?: unknown }): boolean {
  const isPercentile = roll.tens !== undefined && roll.units !== undefined;
  const forms = [roll.faces !== undefined, roll.total !== undefined, isPercentile].filter(Boolean).length;
  return forms === 1 && (isPercentile || (roll.tens === undefined && roll.units === undefined));
}

export const EnteredOutcomeSchema = z
  .strictObject({
    key: key.describe('Which sub-ruling was settled, such as duel.'),
    outcome: z.json().describe('What came of it, such as {"winner":"defender"}.'),
  })
  .meta({ id: 'EnteredOutcome', description: 'A sub-ruling that was settled at the table.' });

export const DiceSchema = z
  .strictObject({
    seed: z
      .string()
      .min(1)
      .max(200)
      .optional()
      .describe('The same seed gives the same dice. Without one, a new seed is drawn and returned.'),
    rolls: z.array(EnteredRollSchema).max(MOST_DICE).optional().describe('Physical dice.'),
    outcomes: z.array(EnteredOutcomeSchema).max(100).optional().describe('Sub-rulings settled at the table.'),
    missing: z
      .enum(['ask', 'roll'])
      .optional()
      .describe(
        'What to do about dice that were not entered. Usually: ask when dice were entered without a seed, else roll.',
      ),
  })
  .meta({ id: 'Dice', description: 'Where the dice come from: a seed, physical dice, or both.' });

export const DecisionSchema = z
  .strictObject({
    id: key.describe('The decision, as <rule>#<name>.'),
    at: scope.optional().describe('The scope for which it holds, such as attacks.2; everywhere when absent.'),
    value: z.json().describe('The answer.'),
    source: z.string().max(200).optional().describe('Who decided.'),
    question: z
      .string()
      .max(1000)
      .optional()
      .describe('The question as a ruling told it, so that its answer can be given back; it is not read.'),
  })
  .meta({ id: 'Decision', description: 'An answer of the GM to a question that the rules leave open.' });

export const AmendmentSchema = z
  .strictObject({
    parameter: key.describe('The figure of the rules, as <rule>#<name>.'),
    of: z
      .string()
      .max(200)
      .optional()
      .describe('The combatant for whom it holds, by id or role; everybody when absent.'),
    at: scope.optional().describe('The scope in which it holds; everywhere when absent.'),
    op: z.enum(['set', 'add', 'percent', 'multiply']).describe('How it changes the figure.'),
    value: z.json().describe('By how much, or to what.'),
    source: z.string().min(1).max(200).describe('The feat, item or house rule that brings it.'),
  })
  .meta({ id: 'Amendment', description: 'A feat, item or house rule that changes one figure of the rules.' });

/** Everything beside the input; the same for all units and all surfaces. */
export const CircumstanceFields = {
  dice: DiceSchema.optional(),
  decisions: z.array(DecisionSchema).max(MOST_DECISIONS).optional().describe('What the GM has decided.'),
  amendments: z.array(AmendmentSchema).max(500).optional().describe('Feats, items and house rules at work.'),
  trace: z.boolean().optional().describe('Whether the answer explains itself; it does unless told not to.'),
};

/** Whether an input is there is for the unit's own schema to say, which knows what it should have been. */
const Envelope = z.strictObject({ input: z.unknown().optional(), ...CircumstanceFields });

/** What is asked of a state that is kept as a fight goes on. */
export const BoardFields = {
  decisions: CircumstanceFields.decisions,
  amendments: CircumstanceFields.amendments,
};
const BoardEnvelope = z.strictObject({ state: z.unknown().optional(), ...BoardFields });

/** A question about a state: how it is shown and what is open in it, by the table's decisions and amendments. */
export interface BoardRequest extends Pick<UnitRequest, 'decisions' | 'amendments'> {
  state: unknown;
}

/** A question to a unit, as JSON. */
export interface UnitRequest {
  input: unknown;
  dice?: DiceRequest;
  decisions?: readonly GivenDecision[];
  amendments?: readonly Amendment[];
  /** Default true. */
  trace?: boolean;
}

export interface DiceRequest {
  seed?: string;
  rolls?: readonly EnteredRoll[];
  outcomes?: readonly EnteredOutcome[];
  missing?: 'ask' | 'roll';
}

/** How deep lists and objects of a request may be nested: what is deeper overflows the stack of whatever walks it. */
const DEEPEST = 32;

/** @throws `invalid-input` naming every fault of the envelope */
export function parsedRequest(request: unknown): UnitRequest {
  return enveloped(Envelope, request) as UnitRequest;
}

/** @throws `invalid-input` naming every fault of the envelope */
export function parsedBoardRequest(request: unknown): BoardRequest {
  return enveloped(BoardEnvelope, request) as BoardRequest;
}

function enveloped(envelope: z.ZodType, request: unknown): unknown {
  const abyss = deeperThan(DEEPEST, request);
  if (abyss)
    throw invalidInput(
      `/${abyss.way.map(escaped).join('/')}`,
      `no more than ${DEEPEST} levels of lists and objects`,
      abyss.value,
    );
  refuseFaultyItems(EnteredRollSchema, request, ['dice', 'rolls']);
  refuseFaultyItems(DecisionSchema, request, ['decisions']);
  const parsed = envelope.safeParse(request);
  if (parsed.success) return parsed.data;
  throw misfit(parsed.error, request, '');
}

/** Of a list this long every fault would be worked out before the first is told. */
const LONG = 1000;

/** Refuses a long list for the first of its items that does not fit. */
function refuseFaultyItems(schema: z.ZodType, request: unknown, path: readonly string[]): void {
  const items = at(request, path);
  if (!Array.isArray(items) || items.length <= LONG || items.length > MOST_DICE) return;
  for (const [i, item] of items.entries()) {
    const parsed = schema.safeParse(item);
    if (!parsed.success) throw misfit(parsed.error, item, `/${path.join('/')}/${i}`);
  }
}

/** @throws `invalid-input` naming every fault of the input */
export function parsedInput<I>(schema: Pick<z.ZodType<I>, 'safeParse'>, input: unknown, pointer = '/input'): I {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw misfit(parsed.error, input, pointer);
}

/** A value that is nested deeper than so many levels, and the way to it, if there is one. */
function deeperThan(levels: number, value: unknown): { way: string[]; value: unknown } | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (levels === 0) return { way: [], value };
  for (const key in value) {
    const inner = (value as Record<string, unknown>)[key];
    if (typeof inner !== 'object') continue; // nearly every value is plain, and needs no call
    const deep = deeperThan(levels - 1, inner);
    if (deep) return { way: [key, ...deep.way], value: deep.value };
  }
  return undefined;
}
