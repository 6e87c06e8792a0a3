import { z } from 'zod';
import { flag, text, whole } from '../../../../kernel/schema.ts';
import { commandsOf } from '../../../../kernel/state.ts';
import { actionId, attackLabel, type Board, bonusSlots, runningOf, slots, TokenCategory } from './state.ts';

const event = commandsOf('CerberusBoard');

const placing = {
  pay: text(60, "The category offered as payment, where it is not the action's own.").optional(),
  tick: whole(1, 100, 'The tick into which the token goes, where it is not the current one.').optional(),
};
const of = { id: actionId() };
const count = () => whole(1, 1000, 'How many dodges are spent at once, all or none; usually 1.').optional();
const maximum = () => slots('The new maximum.').optional();

/** Any change of the maxima; what is left out stays. */
export const NewMaxima = z
  .strictObject({ attack: maximum(), spell: maximum(), general: maximum(), dodge: maximum() })
  .meta({ id: 'CerberusNewMaxima', title: 'New maxima', description: 'Maxima that change; the others stay.' });

/** Whatever may happen to one combatant's board. */
export const BoardEvent = z
  .discriminatedUnion('do', [
    event('attack', 'An attack of one tick.', placing),
    event('spell', 'A spell of one tick, or one tick of upkeep.', placing),
    event('general', 'A general action of one tick.', placing),
    event('parry', 'A parry of an attack, or of attacks met together.', { against: attackLabel(), ...placing }),
    event('dodge', 'A dodge.', { against: attackLabel(), count: count() }),
    event('begin', 'The first stage of a sustained action.', {
      ...of,
      category: text(60, 'Attack, spell or general.'),
      ticks: z.number().min(-1000).max(1000).describe('How many ticks it takes.'),
      ...placing,
    }),
    event('continue', 'The next stage of a sustained action.', { ...of, ...placing }),
    event('resolve', 'A sustained action takes effect now; otherwise it does when the tick closes.', of),
    event('abandon', 'The player gives a sustained action up.', of),
    event('interrupt', 'Something from outside breaks a sustained action.', of),
    event('sheet', 'Maxima change.', { max: NewMaxima, bonusSlots: bonusSlots() }),
    event('free', 'Something that a feat or effect makes free.', { note: text(200, 'What it is.').optional() }),
    event('withdraw', 'A declared action is taken back.', {
      slot: whole(1, 1000, 'Which token of this tick, counted from 1.'),
      answered: flag('Whether others have responded to it.'),
    }),
    event('endTick', 'The tick closes.', {}),
    event('startTick', 'The next tick begins, and with it perhaps the next round.', {}),
  ])
  .meta({ id: 'CerberusBoardEvent', title: 'Event', description: 'Something that happens to a board.' });
export type BoardEvent = z.infer<typeof BoardEvent>;
export type EventOf<N extends BoardEvent['do']> = Extract<BoardEvent, { do: N }>;

/** Events that put a token on the board. */
export const PLACING = ['attack', 'spell', 'general', 'parry', 'begin', 'continue'] as const;
export type PlacingEvent = EventOf<(typeof PLACING)[number]>;

export function isPlacing(happening: BoardEvent): happening is PlacingEvent {
  return (PLACING as readonly string[]).includes(happening.do);
}

/** The category of the token that an event takes; nothing where it names none that there is. */
export function categoryOf(board: Board, happening: PlacingEvent): TokenCategory | undefined {
  if (happening.do === 'parry') return 'attack';
  if (happening.do === 'continue') return runningOf(board, happening.id)?.category;
  return TokenCategory.safeParse(happening.do === 'begin' ? happening.category : happening.do).data;
}
