import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { boardRecalculate } from './board.recalculate.ts';
import { boardRejections, reasonOf, said } from './board.rejections.ts';
import { RejectionCode } from './boards/codes.ts';
import { effectOf } from './boards/effects.ts';
import { BoardEvent } from './boards/events.ts';
import { actionId, Board } from './boards/state.ts';
import { reservesRefill } from './reserves.refill.ts';
import { roundStructure } from './round.structure.ts';
import { sustainedLoss } from './sustained.loss.ts';
import { boundaryRecovery } from './sustained.round-boundary.ts';
import { sustainedStages } from './sustained.stages.ts';

const RULE = 'cerberus.combat.board.transitions';

const withdrawDeclared = decision({
  id: `${RULE}#withdrawDeclared`,
  question: 'May a declared action be taken back after others have responded to it?',
  schema: z.boolean(),
  usual: false,
});

/** What an event makes of a board: the board afterwards, or as it was and why the event is refused. */
export const boardTransitions = formula({
  id: RULE,
  input: z.strictObject({ board: Board, event: BoardEvent }),
  output: z.strictObject({
    accepted: flag('Whether it happens.'),
    code: RejectionCode.optional(),
    board: Board.describe('The board afterwards.'),
    finished: z.array(actionId()).max(1000).describe('Sustained actions that took effect.'),
    lost: z.array(actionId()).max(1000).describe('Sustained actions that were lost.'),
  }),
  decisions: [withdrawDeclared, boundaryRecovery],
  uses: [boardRejections, boardRecalculate, sustainedLoss, sustainedStages, reservesRefill, roundStructure],
  says: ({ code, finished, lost }, { event }) => {
    if (code) return `${said(event.do)} cannot be: ${reasonOf(code)}.`;
    const ended = [...finished.map((id) => ` ${id} takes effect.`), ...lost.map((id) => ` ${id} is lost.`)];
    return `${said(event.do)}: it happens.${ended.join('')}`;
  },
  evaluate({ board, event }, ruling) {
    const code =
      ruling.run(boardRejections, { board, event }).code ?? (isTooLate(event) ? 'already-answered' : undefined);
    if (code) return { accepted: false, code, board, finished: [], lost: [] };
    return { accepted: true, ...effectOf(board, event, ruling) };

    function isTooLate(happening: BoardEvent): boolean {
      return happening.do === 'withdraw' && happening.answered && !ruling.decide(withdrawDeclared);
    }
  },
});
