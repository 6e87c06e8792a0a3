import { z } from 'zod';

/** How a state that lasts is shown, whatever the surface: no markup, and words for people only. */

const line = z.string().min(1);
const count = z.int();

const Meter = z
  .strictObject({ label: line, now: z.number(), of: z.number().optional().describe('What it is when whole.') })
  .describe('A figure of a combatant.');

const Dots = z
  .strictObject({ label: line, left: count.min(0), of: count.min(1) })
  .describe('What is used up one by one.');

const Row = z
  .strictObject({
    id: line,
    name: line,
    isNext: z.boolean().describe('Whether the table waits for this one.'),
    isOut: z.boolean().optional().describe('Whether this one takes no part any more.'),
    meters: z.array(Meter),
    dots: z.array(Dots),
    notes: z.array(line).describe('What else counts now, such as: holds an action.'),
  })
  .describe('A combatant.');
export type Row = z.infer<typeof Row>;

const RailStep = z.strictObject({
  label: line,
  mark: z.enum(['past', 'now', 'ahead']),
  note: line.optional().describe('Whose moment it is.'),
});
export type RailStep = z.infer<typeof RailStep>;

const Rail = z.strictObject({ label: line, steps: z.array(RailStep).min(1) }).describe('Where in the round we are.');

const Choice = z
  .strictObject({
    label: line,
    value: z.json().optional().describe('What the field becomes; left out, the field stays away.'),
    when: z
      .strictObject({ field: line, is: z.json() })
      .optional()
      .describe('Only while another field of the command is this.'),
  })
  .describe('One usual answer.');
export type Choice = z.infer<typeof Choice>;

const Ask = z
  .strictObject({
    field: line.describe('The field of the command.'),
    title: line,
    among: z.array(Choice).optional().describe('The usual answers; without them the field is filled in.'),
    usual: z.json().optional().describe('What a field that is filled in begins with.'),
  })
  .describe('What a command still needs.');
export type Ask = z.infer<typeof Ask>;

const Role = z
  .strictObject({
    role: line.describe('Who rolls, as the dice call them.'),
    id: line.optional().describe('Who that is.'),
    of: line.optional().describe('The field of the command that says who.'),
  })
  .describe('Who plays a role in a command; for names beside dice.');

const Chance = z
  .strictObject({
    metric: line.describe('The metric of the odds.'),
    is: z.union([z.string(), z.number(), z.boolean()]).describe('The value of which the chance is told.'),
    label: line.describe('What that comes to, such as: lands.'),
  })
  .describe('The chance that tells most about a command.');

const Offer = z
  .strictObject({
    title: line,
    note: line.optional().describe('What it costs.'),
    chance: Chance.optional(),
    command: z.record(z.string(), z.json()).describe('The command, without what is asked.'),
    asks: z.array(Ask),
    rank: z.enum(['first', 'other']).describe('Whether it is what usually comes next.'),
    who: line.optional().describe('The id of who does it.'),
    roles: z.array(Role).optional(),
  })
  .describe('A command that is open now.');
export type Offer = z.infer<typeof Offer>;

export const Board = z.strictObject({
  title: line.describe('Which moment it is.'),
  rail: Rail.optional(),
  rows: z.array(Row),
  offers: z.array(Offer),
});
export type Board = z.infer<typeof Board>;

/** How a fight of some kind begins. */
export interface Setup {
  /** The field of the state that holds the combatants, each with an `id` and, for people, a `name`. */
  list: string;
  /** The fields of a combatant that matter at once; the others are there when wanted. */
  fields: readonly string[];
  /** The state before anybody has joined. */
  start: Readonly<Record<string, unknown>>;
  /** A usual combatant, without an id. */
  fresh: Readonly<Record<string, unknown>>;
  /** Combatants to try it with. */
  samples?: readonly { title: string; people: readonly Readonly<Record<string, unknown>>[] }[];
}

type Command = Offer['command'];

/** A board tries its offers at most so often; what is left then is offered untried. */
const MOST_TRIES = 3000;

/**
 * The offers that the rules accept, with the answers that they accept: a board proposes what there may be, and whether it may be done
 * is written in the rules alone.
 * @param accepts whether a whole command is accepted
 */
export function acceptedOffers(proposed: readonly Offer[], accepts: (command: Command) => boolean): Offer[] {
  let tries = 0;
  const isOpen = (command: Command) => ++tries > MOST_TRIES || accepts(command);
  const has = (command: Command, asks: readonly Ask[]) => {
    for (const whole of filledIn(command, asks)) if (isOpen(whole)) return true;
    return false;
  };
  return proposed.flatMap((offer) => {
    const { command, asks } = offer;
    if (!has(command, asks)) return [];
    const kept = asks.map((ask) =>
      ask.among ? { ...ask, among: ask.among.filter((choice) => has(command, choosing(asks, ask, choice))) } : ask,
    );
    return [settled({ ...offer, asks: kept })];
  });
}

/** The asks with one of them answered, and with it what that answer depends on. */
function choosing(asks: readonly Ask[], chosen: Ask, choice: Choice): Ask[] {
  return asks.map((ask) => {
    if (ask === chosen) return { ...ask, among: [choice] };
    const { when } = choice;
    if (when?.field !== ask.field) return ask;
    return { ...ask, among: ask.among?.filter(({ value }) => value === when.is) };
  });
}

/** What has one answer only is not asked. */
function settled(offer: Offer): Offer {
  const only = offer.asks.filter(({ among }) => among?.length === 1 && among[0]?.when === undefined);
  const command = { ...offer.command };
  for (const { field, among } of only) if (among?.[0]?.value !== undefined) command[field] = among[0].value;
  const asks = offer.asks.filter((ask) => !only.includes(ask));
  return { ...offer, command, asks };
}

/** Every way to answer what is asked, the first answers first. */
function* filledIn(command: Command, [ask, ...others]: readonly Ask[]): Generator<Command> {
  if (!ask) {
    yield command;
    return;
  }
  for (const value of answersTo(ask, command)) {
    const next = { ...command };
    if (value !== undefined) next[ask.field] = value;
    yield* filledIn(next, others);
  }
}

function answersTo({ among, usual }: Ask, command: Command): Choice['value'][] {
  if (!among) return [usual];
  return choicesNow(among, command).map(({ value }) => value);
}

/** The answers that fit what else is answered. */
export function choicesNow(among: readonly Choice[], command: Command): Choice[] {
  return among.filter(({ when }) => when === undefined || command[when.field] === when.is);
}
