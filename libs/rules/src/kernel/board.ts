import { z } from 'zod';

/** How a state that lasts is shown, whatever the surface: no markup, and words for people only. */

const line = (description: string) => z.string().min(1).describe(description);
const label = () => line('What it is called.');
const count = (least: number, description: string) => z.int().min(least).describe(description);

const Meter = z
  .strictObject({
    label: label(),
    now: z.number().describe('What it is now.'),
    of: z.number().optional().describe('What it is when whole.'),
  })
  .meta({ id: 'BoardMeter', description: 'A figure of a combatant.' });

const Dots = z
  .strictObject({
    label: label(),
    left: count(0, 'How many are left.'),
    of: count(1, 'How many there are in all.'),
  })
  .meta({ id: 'BoardDots', description: 'What is used up one by one.' });

const Row = z
  .strictObject({
    id: line('Their id.'),
    name: line('Their name.'),
    isNext: z.boolean().describe('Whether the table waits for this one.'),
    isOut: z.boolean().optional().describe('Whether this one takes no part any more.'),
    meters: z.array(Meter).describe('Figures, such as HP.'),
    dots: z.array(Dots).describe('What is used up one by one.'),
    notes: z.array(line('A note.')).describe('What else counts now, such as: holds an action.'),
  })
  .meta({ id: 'BoardRow', description: 'A combatant.' });
export type Row = z.infer<typeof Row>;

const RailStep = z
  .strictObject({
    label: label(),
    mark: z.enum(['past', 'now', 'ahead']).describe('Whether it is over, now, or to come.'),
    note: line('Whose moment it is.').optional(),
  })
  .meta({ id: 'BoardRailStep', description: 'A moment of the round.' });
export type RailStep = z.infer<typeof RailStep>;

const Rail = z
  .strictObject({ label: label(), steps: z.array(RailStep).min(1).describe('Its moments, in order.') })
  .meta({ id: 'BoardRail', description: 'Where in the round we are.' });

const Choice = z
  .strictObject({
    label: label(),
    value: z.json().optional().describe('What the field becomes; left out, the field stays away.'),
    when: z
      .strictObject({ field: line('The other field.'), is: z.json().describe('What it has to be.') })
      .meta({ id: 'BoardChoiceCondition', description: 'What another field has to be.' })
      .optional()
      .describe('Only while another field of the command is this.'),
  })
  .meta({ id: 'BoardChoice', description: 'One usual answer.' });
export type Choice = z.infer<typeof Choice>;

const Ask = z
  .strictObject({
    field: line('The field of the command.'),
    title: line('What is asked.'),
    among: z.array(Choice).optional().describe('The usual answers; without them the field is filled in.'),
    usual: z.json().optional().describe('What a field that is filled in begins with.'),
  })
  .meta({ id: 'BoardAsk', description: 'What a command still needs.' });
export type Ask = z.infer<typeof Ask>;

const Role = z
  .strictObject({
    role: line('Who rolls, as the dice call them.'),
    id: line('Who that is.').optional(),
    of: line('The field of the command that says who.').optional(),
  })
  .meta({ id: 'BoardRole', description: 'Who plays a role in a command; for names beside dice.' });

const Chance = z
  .strictObject({
    metric: line('The metric of the odds.'),
    is: z.json().describe('The value of which the chance is told.'),
    label: line('What that comes to, such as: lands.'),
  })
  .meta({ id: 'BoardChance', description: 'The chance that tells most about a command.' });

const Offer = z
  .strictObject({
    title: line('What it is, in words.'),
    note: line('What it costs.').optional(),
    chance: Chance.optional().describe('The chance that tells most about it.'),
    command: z.record(z.string(), z.json()).describe('The command, without what is asked.'),
    asks: z.array(Ask).describe('What it still needs.'),
    rank: z.enum(['first', 'other']).describe('Whether it is what usually comes next.'),
    who: line('The id of who does it.').optional(),
    roles: z.array(Role).optional().describe('Who plays which role in it.'),
  })
  .meta({ id: 'BoardOffer', description: 'A command that is open now.' });
export type Offer = z.infer<typeof Offer>;

export const Board = z
  .strictObject({
    title: line('Which moment it is.'),
    rail: Rail.optional().describe('Where in the round we are.'),
    rows: z.array(Row).describe('Who takes part.'),
    offers: z.array(Offer).describe('The commands that are legal now.'),
  })
  .meta({ id: 'Board', description: 'How a state is shown, and what is open in it.' });
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
