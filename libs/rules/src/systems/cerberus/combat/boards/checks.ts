import type { z } from 'zod';
import type { Figuring } from '../../../../kernel/ruling.ts';
import { actionDodge } from '../action.dodge.ts';
import type { RejectionCode } from './codes.ts';
import { type BoardEvent, categoryOf, type EventOf, isPlacing } from './events.ts';
import { lackOf } from './paying.ts';
import { type Board, isSame, rowOfTick, runningOf, TokenCategory } from './state.ts';

type Code = z.infer<typeof RejectionCode>;
type Check = (board: Board, event: BoardEvent, ruling: Figuring) => Code | undefined;

const when = (holds: (board: Board, event: BoardEvent) => boolean, code: Code): Check => {
  return (board, event) => (holds(board, event) ? code : undefined);
};

/** In the order of the table: the first that applies is reported. */
const CHECKS: readonly Check[] = [
  when((board, event) => board.cannotAct !== undefined && !isClock(event), 'cannot-act'),
  when((_, event) => event.do === 'begin' && !TokenCategory.safeParse(event.category).success, 'bad-category'),
  when(paysWithAnother, 'wrong-category'),
  when((_, event) => event.do === 'begin' && !(Number.isInteger(event.ticks) && event.ticks >= 1), 'bad-duration'),
  when((board, event) => event.do === 'begin' && runningOf(board, event.id) !== undefined, 'id-in-use'),
  when((board, event) => isAboutRunning(event) && runningOf(board, event.id) === undefined, 'not-running'),
  when((board, event) => event.do === 'resolve' && runningOf(board, event.id)?.status !== 'releasing', 'not-releasing'),
  when((board, event) => event.do === 'continue' && isPaidNow(board, event.id), 'already-advanced'),
  when(isForAnotherTick, 'not-current-tick'),
  when((board, event) => isDefense(event) && board.announced?.includes(event.against) === false, 'no-attack'),
  when((board, event) => isDefense(event) && board.defended.includes(event.against), 'already-defended'),
  (board, event, ruling) => {
    if (event.do !== 'dodge') return undefined;
    const { allowed } = ruling.run(actionDodge, { dodgeReserve: board.reserve.dodge, count: event.count });
    return allowed ? undefined : 'no-dodge';
  },
  (board, event, ruling) => {
    const category = isPlacing(event) ? categoryOf(board, event) : undefined;
    return isPlacing(event) && category ? lackOf(board, event, category, ruling) : undefined;
  },
];

/** Why the board refuses an event; nothing when it is legal. */
export function rejectionOf(board: Board, event: BoardEvent, ruling: Figuring): Code | undefined {
  for (const check of CHECKS) {
    const code = check(board, event, ruling);
    if (code !== undefined) return code;
  }
  return undefined;
}

function isClock({ do: word }: BoardEvent): boolean {
  return word === 'endTick' || word === 'startTick';
}

function isDefense(event: BoardEvent): event is EventOf<'parry' | 'dodge'> {
  return event.do === 'parry' || event.do === 'dodge';
}

const ABOUT_RUNNING: ReadonlySet<string> = new Set(['continue', 'resolve', 'abandon', 'interrupt']);

function isAboutRunning(event: BoardEvent): event is EventOf<'continue' | 'resolve' | 'abandon' | 'interrupt'> {
  return ABOUT_RUNNING.has(event.do);
}

function paysWithAnother(board: Board, event: BoardEvent): boolean {
  if (!isPlacing(event) || event.pay === undefined) return false;
  const category = categoryOf(board, event);
  return category !== undefined && event.pay !== category;
}

function isPaidNow(board: Board, id: string): boolean {
  const action = runningOf(board, id);
  return action !== undefined && isSame(action.lastPaidAt, board);
}

/** Into another tick, when the tick has closed, or a token that is not there. */
function isForAnotherTick(board: Board, event: BoardEvent): boolean {
  if (event.do === 'startTick') return board.closed !== true;
  if (board.closed) return event.do !== 'sheet';
  if (event.do === 'withdraw') return rowOfTick(board)[event.slot - 1] === undefined;
  return isPlacing(event) && event.tick !== undefined && event.tick !== board.tick;
}
