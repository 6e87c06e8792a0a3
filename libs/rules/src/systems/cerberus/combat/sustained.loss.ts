import { z } from 'zod';
import { invalidInput } from '../../../kernel/problem.ts';
import { formula } from '../../../kernel/unit.ts';
import { ended } from './boards/ending.ts';
import { actionId, Board, Moment, now, runningOf } from './boards/state.ts';
import { sustainedRoundBoundary } from './sustained.round-boundary.ts';

const RULE = 'cerberus.combat.sustained.loss';

/** A sustained action that is not paid, given up or broken ends without effect: what was spent this round stays spent. */
export const sustainedLoss = formula({
  id: RULE,
  input: z.strictObject({ board: Board, id: actionId().describe('The sustained action that is lost.') }),
  output: z.strictObject({
    board: Board,
    lost: z
      .strictObject({ id: actionId(), at: Moment.describe('When it was lost.') })
      .meta({ id: 'CerberusLostAction', description: 'A sustained action that was lost.' }),
  }),
  uses: [sustainedRoundBoundary],
  says: ({ lost }) => `${lost.id} is lost; starting again costs every stage anew.`,
  evaluate({ board, id }, ruling) {
    if (!runningOf(board, id)) throw invalidInput('/input/id', 'a sustained action that goes on', id);
    return { board: ended(board, id, ruling), lost: { id, at: now(board) } };
  },
});
