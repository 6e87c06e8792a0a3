import type { Figuring } from '../../../../kernel/ruling.ts';
import { sustainedRoundBoundary } from '../sustained.round-boundary.ts';
import { type Board, runningOf, spentOf } from './state.ts';

/** The board without a sustained action that is done or lost; tokens that it held back return as the rule of round boundaries has it. */
export function ended(board: Board, id: string, ruling: Figuring): Board {
  const action = runningOf(board, id);
  if (!action) return board;
  const without: Board = { ...board, sustained: board.sustained.filter((one) => one.id !== id) };
  if (action.heldBack === 0) return without;
  const { category, heldBack } = action;
  const { reserveAfterEnd } = ruling.run(sustainedRoundBoundary, {
    max: board.max[category],
    paidBefore: heldBack,
    reserve: board.reserve[category],
    spentThisRound: spentOf(board, category),
  });
  return { ...without, reserve: { ...board.reserve, [category]: reserveAfterEnd } };
}
