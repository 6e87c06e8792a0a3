import type { Figuring } from '../../../../kernel/ruling.ts';
import { reservesRefill } from '../reserves.refill.ts';
import { roundStructure } from '../round.structure.ts';
import { sustainedLoss } from '../sustained.loss.ts';
import { boundaryRecovery } from '../sustained.round-boundary.ts';
import { sustainedStages } from '../sustained.stages.ts';
import { ended } from './ending.ts';
import { type Board, CATEGORIES, isSame, now, type Sustained, TICKS, type TokenCategory } from './state.ts';

/** At a tick's end what is releasing takes effect, and what was due and not paid is lost. */
export function endTick(board: Board, ruling: Figuring): { board: Board; finished: string[]; lost: string[] } {
  const finished: string[] = [];
  const lost: string[] = [];
  let after: Board = { ...board, closed: true };
  for (const { id, stages: ticks, lastPaidAt, paidTotal } of board.sustained) {
    const { finishedAt } = ruling.run(sustainedStages, { ticks, lastPaidAt, paid: paidTotal });
    if (finishedAt) {
      after = ended(after, id, ruling);
      finished.push(id);
    } else if (!isSame(lastPaidAt, board)) {
      after = ruling.run(sustainedLoss, { board: after, id }).board;
      lost.push(id);
    }
  }
  return { board: after, finished, lost };
}

/** The next tick: empty slots, nobody first, nothing defended; after the third tick the next round. */
export function startTick(board: Board, ruling: Figuring): Board {
  const { closed: _, announced: __, cannotAct: ___, declaredFirst: ____, ...kept } = board;
  const next = { ...kept, ...ruling.run(roundStructure, now(board)), defended: [] };
  return board.tick === TICKS ? refilled(next, ruling) : next;
}

/** What was paid is held back from the refill; leftovers are lost. */
function refilled({ upcoming, ...board }: Board, ruling: Figuring): Board {
  const isHeld = board.sustained.length > 0 && ruling.decide(boundaryRecovery) !== 'none-held';
  const sustained = board.sustained.map((action) => crossed(action, isHeld));
  const max = upcoming ?? board.max;
  const heldBack = Object.fromEntries(CATEGORIES.map((category) => [category, heldOf(sustained, category)]));
  const { reserve } = ruling.run(reservesRefill, {
    max,
    leftover: board.reserve,
    heldBack: heldBack as Record<TokenCategory, number>,
  });
  return { ...board, max, reserve, rows: [[], [], []], sustained };
}

function crossed(action: Sustained, isHeld: boolean): Sustained {
  return { ...action, paidThisRound: 0, heldBack: isHeld ? action.paidTotal : 0, marker: true };
}

function heldOf(sustained: readonly Sustained[], category: TokenCategory): number {
  const held = sustained.filter((one) => one.category === category).reduce((sum, { heldBack }) => sum + heldBack, 0);
  return Math.min(1000, held);
}
