import { z } from 'zod';
import { choice, flag, identifier, text, whole } from '../../../../kernel/schema.ts';
import { reserve } from '../../vocabulary.ts';

/** What the Action Board of one combatant is made of. */

export const TICKS = 3;
export const MOST_ROUNDS = 1_000_000;

export const TokenCategory = choice(
  'CerberusTokenCategory',
  ['attack', 'spell', 'general'],
  'The reserve that a token comes from.',
);
export type TokenCategory = z.infer<typeof TokenCategory>;
export const CATEGORIES = TokenCategory.options;

/** The three reserves of tokens. */
export const Tokens = z
  .strictObject({
    attack: reserve('Attack tokens.'),
    spell: reserve('Spell tokens.'),
    general: reserve('General tokens.'),
  })
  .meta({ id: 'CerberusTokens', title: 'Tokens', description: 'Tokens of the three categories.' });
export type Tokens = z.infer<typeof Tokens>;

/** Tokens and dedicated dodges. */
export const Reserves = z.strictObject({ ...Tokens.shape, dodge: reserve('Dedicated dodges.') }).meta({
  id: 'CerberusBoardReserves',
  title: 'Reserves',
  description: 'The four reserves of a round.',
  examples: [{ attack: 3, spell: 2, general: 3, dodge: 1 }],
});
export type Reserves = z.infer<typeof Reserves>;
export const RESERVES = ['attack', 'spell', 'general', 'dodge'] as const;

export const round = (description: string) => whole(1, MOST_ROUNDS, { title: 'Round', description });
export const tick = (description: string) => whole(1, TICKS, { title: 'Tick', description });

/** A tick of a round. */
export const Moment = z
  .strictObject({ round: round('The round.'), tick: tick('The tick of that round.') })
  .meta({ id: 'CerberusMoment', title: 'Moment', description: 'A tick of a round.' });
export type Moment = z.infer<typeof Moment>;

export const bonusSlots = () =>
  whole(-100, 100, 'Slots that a feat or effect grants on top, in every tick.').optional();
export const slots = (description: string) => whole(0, 1000, { description, unit: 'slots' });
export const actionId = () => identifier('What the sustained action is called.');
export const attackLabel = () => identifier('What the attack is called, or the attacks that are met together.');
export const stages = () => whole(1, 1000, { description: 'Ticks that it takes, and so stages.', unit: 'ticks' });
const paid = (description: string) => whole(0, 1000, { description, unit: 'tokens' });

/** A token on the board. */
export const Placed = z
  .strictObject({
    category: TokenCategory,
    use: choice('CerberusTokenUse', ['action', 'stage', 'parry'], 'What the token pays for.'),
    ref: z.string().max(60).optional().describe('The sustained action, or the attack that is parried.'),
  })
  .meta({ id: 'CerberusPlacedToken', title: 'Token', description: 'A token in a slot of the board.' });
export type Placed = z.infer<typeof Placed>;

/** A sustained action that goes on. */
export const Sustained = z
  .strictObject({
    id: actionId(),
    category: TokenCategory,
    stages: stages(),
    paidTotal: paid('Stages paid so far.'),
    paidThisRound: paid('Stages paid in this round.'),
    heldBack: paid('Tokens paid in earlier rounds that have not come back yet.'),
    lastPaidAt: Moment.describe('When the last stage was paid.'),
    status: choice('CerberusSustainedStatus', ['running', 'releasing'], 'Releasing: its last stage is paid.'),
    marker: flag('Whether it has crossed the end of a round.'),
  })
  .meta({ id: 'CerberusSustained', title: 'Sustained action', description: 'A sustained action that goes on.' });
export type Sustained = z.infer<typeof Sustained>;

const row = () => z.array(Placed).max(1000);

/** All that one combatant's board remembers. */
export const Board = z
  .strictObject({
    max: Reserves.describe('Maxima from the sheet.'),
    upcoming: Reserves.optional().describe('Maxima that hold from the next round, where the GM has a change wait.'),
    bonusSlots: bonusSlots(),
    round: round('The current round.'),
    tick: tick('The current tick.'),
    closed: flag('Whether the current tick has closed and the next has not begun.').optional(),
    reserve: Reserves.describe('What is left.'),
    rows: z.array(row()).length(TICKS).describe("The tokens placed in each of the round's ticks."),
    sustained: z.array(Sustained).max(1000).describe('Sustained actions that go on.'),
    announced: z
      .array(attackLabel())
      .max(1000)
      .optional()
      .describe('Attacks announced on this combatant and not resolved; left out, whatever is named counts as one.'),
    defended: z.array(attackLabel()).max(2000).describe('Attacks of this tick that already met a personal defense.'),
    cannotAct: text(60, 'The condition that forbids everything this tick.').optional(),
    declaredFirst: flag('Whether this combatant declared first this tick.').optional(),
  })
  .refine(({ max, reserve: left }) => RESERVES.every((name) => left[name] <= max[name]), {
    message: 'no reserve above its maximum',
    path: ['reserve'],
  })
  .refine(({ sustained }) => new Set(sustained.map(({ id }) => id)).size === sustained.length, {
    message: 'sustained actions with an id each',
    path: ['sustained'],
  })
  .refine(({ sustained }) => sustained.every(isCoherent), {
    message: 'stages that are there, the last of them paid when it is releasing',
    path: ['sustained'],
  })
  .meta({
    id: 'CerberusActionBoard',
    title: 'Action Board',
    description:
      "One combatant's Action Board. No reserve is above its maximum; each sustained action has an id of its own and no more paid stages than it has, all of them when it is releasing.",
  });
export type Board = z.infer<typeof Board>;

interface Progress {
  stages: number;
  paidTotal: number;
  paidThisRound: number;
  heldBack: number;
  status: string;
}

function isCoherent({ stages: all, paidTotal, paidThisRound, heldBack, status }: Progress): boolean {
  if (paidTotal < 1 || paidThisRound + heldBack > paidTotal) return false;
  return status === 'releasing' ? paidTotal === all : paidTotal < all;
}

/** The tokens of the current tick. */
export function rowOfTick(board: Board): readonly Placed[] {
  return board.rows[board.tick - 1] ?? [];
}

/** Tokens of one category on the board: what it has spent this round. */
export function spentOf(board: Board, category: TokenCategory): number {
  return board.rows.flat().filter((token) => token.category === category).length;
}

export function runningOf(board: Board, id: string): Sustained | undefined {
  return board.sustained.find((one) => one.id === id);
}

export function now({ round: r, tick: t }: Board): Moment {
  return { round: r, tick: t };
}

export function isSame(a: Moment, b: Moment): boolean {
  return a.round === b.round && a.tick === b.tick;
}

/** Sustained actions of the tick before whose next stage is not paid yet. */
export function unpaidOf(board: Board): readonly Sustained[] {
  return board.sustained.filter((one) => !isSame(one.lastPaidAt, board));
}
