import { z } from 'zod';
import { choice } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { boardTransitions } from './board.transitions.ts';
import { BoardEvent } from './boards/events.ts';
import { payingRules } from './boards/paying.ts';
import { starvedBy, unsustainable } from './boards/starving.ts';
import { actionId, Board } from './boards/state.ts';
import { boundaryRecovery } from './sustained.round-boundary.ts';

/** A placement that leaves too little for a sustained action is legal, and warned of. */
export const boardWarnings = formula({
  id: 'cerberus.combat.board.warnings',
  input: z.strictObject({ board: Board, event: BoardEvent }),
  output: z.strictObject({
    warnings: z
      .array(
        z
          .strictObject({
            code: choice(
              'CerberusBoardWarning',
              ['starves-sustained', 'unsustainable'],
              'A stage that is due cannot be paid any more, or one that comes later never can.',
            ),
            id: actionId().describe('The sustained action.'),
          })
          .meta({ id: 'CerberusWarning', description: 'A sustained action that is doomed.' }),
      )
      .max(1001)
      .describe('Every sustained action that is doomed.'),
  }),
  decisions: [boundaryRecovery],
  uses: [boardTransitions, ...payingRules],
  says: ({ warnings }) =>
    warnings.length === 0 ? 'Nothing is doomed by it.' : `Doomed by it: ${warnings.map(({ id }) => id).join(', ')}.`,
  evaluate({ board, event }, ruling) {
    const { accepted, board: after } = ruling.run(boardTransitions, { board, event });
    if (!accepted) return { warnings: [] };
    return { warnings: [...starvedBy(event, after, ruling), ...unsustainable(event, after, ruling)] };
  },
});
