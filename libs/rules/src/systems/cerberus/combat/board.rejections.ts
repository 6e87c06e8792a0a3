import { cerberusCombatTables } from '@riposte/content';
import { z } from 'zod';
import { rowOf } from '../../../kernel/table.ts';
import { formula } from '../../../kernel/unit.ts';
import { spaced, upperFirst } from '../../../kernel/words.ts';
import { actionDodge } from './action.dodge.ts';
import { rejectionOf } from './boards/checks.ts';
import { RejectionCode } from './boards/codes.ts';
import { BoardEvent } from './boards/events.ts';
import { payingRules } from './boards/paying.ts';
import { Board } from './boards/state.ts';

/** Why a board refuses an event: the first code of the table that applies. */
export const boardRejections = formula({
  id: 'cerberus.combat.board.rejections',
  input: z.strictObject({ board: Board, event: BoardEvent }),
  output: z.strictObject({ code: RejectionCode.optional().describe('Why it is refused; absent when it is not.') }),
  uses: [...payingRules, actionDodge],
  says: ({ code }, { event }) =>
    code ? `${said(event.do)} cannot be: ${reasonOf(code)}.` : `${said(event.do)}: nothing stands against it.`,
  evaluate: ({ board, event }, ruling) => ({ code: rejectionOf(board, event, ruling) }),
});

/** What happens on a board, at the head of a sentence: `endTick` → `End tick`. */
export const said = (happening: string) => upperFirst(spaced(happening));

/** Why, in words. */
export function reasonOf(code: z.infer<typeof RejectionCode>): string {
  if (code === 'already-answered') return 'others have responded to it';
  return rowOf(cerberusCombatTables.rejections, 'code', code).when;
}
