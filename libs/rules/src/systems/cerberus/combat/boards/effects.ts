import { tooLarge } from '../../../../kernel/problem.ts';
import type { Figuring } from '../../../../kernel/ruling.ts';
import { boardRecalculate } from '../board.recalculate.ts';
import { sustainedLoss } from '../sustained.loss.ts';
import { endTick, startTick } from './clock.ts';
import { ended } from './ending.ts';
import { type BoardEvent, categoryOf, type EventOf, type PlacingEvent } from './events.ts';
import { type Board, now, type Placed, rowOfTick, runningOf, type Sustained, type TokenCategory } from './state.ts';

/** A board after an event, and the sustained actions that it ended. */
export interface After {
  board: Board;
  finished: string[];
  lost: string[];
}

const MOST_SUSTAINED = 1000;

/** What a legal event makes of the board. */
export function effectOf(board: Board, event: BoardEvent, ruling: Figuring): After {
  switch (event.do) {
    case 'endTick':
      return endTick(board, ruling);
    case 'startTick':
      return only(startTick(board, ruling));
    case 'sheet':
      return only(ruling.run(boardRecalculate, { board, max: event.max, bonusSlots: event.bonusSlots }).board);
    case 'free':
      return only(board);
    case 'dodge':
      return only(dodged(board, event));
    case 'withdraw':
      return only(withdrawn(board, event.slot));
    case 'resolve':
      return { board: ended(board, event.id, ruling), finished: [event.id], lost: [] };
    case 'abandon':
    case 'interrupt':
      return { board: ruling.run(sustainedLoss, { board, id: event.id }).board, finished: [], lost: [event.id] };
    default:
      return only(paid(board, event));
  }
}

function only(board: Board): After {
  return { board, finished: [], lost: [] };
}

function dodged(board: Board, { against, count = 1 }: EventOf<'dodge'>): Board {
  const reserve = { ...board.reserve, dodge: board.reserve.dodge - count };
  return { ...board, reserve, defended: [...board.defended, against] };
}

/** A token leaves its reserve when it is declared. */
function paid(board: Board, event: PlacingEvent): Board {
  const category = categoryOf(board, event) as TokenCategory;
  if (event.do === 'parry') {
    const placed = withToken(board, { category, use: 'parry', ref: event.against });
    return { ...placed, defended: [...board.defended, event.against] };
  }
  if (event.do === 'continue') {
    const sustained = board.sustained.map((one) => (one.id === event.id ? advanced(one, board) : one));
    return { ...withToken(board, { category, use: 'stage', ref: event.id }), sustained };
  }
  if (event.do === 'begin' && event.ticks > 1) {
    const placed = withToken(board, { category, use: 'stage', ref: event.id });
    if (board.sustained.length === MOST_SUSTAINED)
      throw tooLarge('The number of sustained actions', `${MOST_SUSTAINED}`);
    return { ...placed, sustained: [...board.sustained, begun(board, event, category)] };
  }
  return withToken(board, { category, use: 'action' });
}

function withToken(board: Board, token: Placed): Board {
  const { category } = token;
  const reserve = { ...board.reserve, [category]: board.reserve[category] - 1 };
  const rows = board.rows.map((row, i) => (i === board.tick - 1 ? [...row, token] : row));
  return { ...board, reserve, rows };
}

function begun(board: Board, { id, ticks }: EventOf<'begin'>, category: TokenCategory): Sustained {
  const paidOnce = { paidTotal: 1, paidThisRound: 1, heldBack: 0, lastPaidAt: now(board) };
  return { id, category, stages: ticks, ...paidOnce, status: 'running', marker: false };
}

function advanced(action: Sustained, board: Board): Sustained {
  const paidTotal = action.paidTotal + 1;
  return {
    ...action,
    paidTotal,
    paidThisRound: action.paidThisRound + 1,
    lastPaidAt: now(board),
    status: paidTotal === action.stages ? 'releasing' : 'running',
  };
}

/** The token goes back and the slot is free; a stage is as if it had not been paid. */
function withdrawn(board: Board, slot: number): Board {
  const token = rowOfTick(board)[slot - 1] as Placed;
  const { category, use, ref } = token;
  const left = Math.min(board.max[category], board.reserve[category] + 1);
  const rows = board.rows.map((row, i) => (i === board.tick - 1 ? row.filter((_, n) => n !== slot - 1) : row));
  const back: Board = { ...board, reserve: { ...board.reserve, [category]: left }, rows };
  if (use === 'parry') return { ...back, defended: board.defended.filter((label) => label !== ref) };
  const action = use === 'stage' && ref !== undefined ? runningOf(board, ref) : undefined;
  return action
    ? { ...back, sustained: board.sustained.flatMap((one) => (one === action ? unpaid(one, board) : [one])) }
    : back;
}

function unpaid(action: Sustained, board: Board): Sustained[] {
  if (action.paidTotal === 1) return [];
  const before =
    board.tick === 1 ? { round: Math.max(1, board.round - 1), tick: 3 } : { round: board.round, tick: board.tick - 1 };
  const paidThisRound = Math.max(0, action.paidThisRound - 1);
  const paidTotal = action.paidTotal - 1;
  const heldBack = Math.min(action.heldBack, paidTotal - paidThisRound);
  return [{ ...action, paidTotal, paidThisRound, heldBack, lastPaidAt: before, status: 'running' }];
}
