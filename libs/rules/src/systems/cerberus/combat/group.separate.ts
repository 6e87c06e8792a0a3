import { z } from 'zod';
import { namesOf } from '../../../kernel/item-names.ts';
import { formula } from '../../../kernel/unit.ts';
import { combatantId } from '../vocabulary.ts';
import { boardTransitions } from './board.transitions.ts';
import { RejectionCode } from './boards/codes.ts';
import { BoardEvent } from './boards/events.ts';
import { Board } from './boards/state.ts';

const Member = z
  .strictObject({
    id: combatantId(),
    board: Board,
    events: z.array(BoardEvent).max(50).describe('What this member does, in order.'),
  })
  .meta({ id: 'CerberusBoardMember', title: 'Member', description: 'A member of a group with a board of its own.' });

/** Every member of a group has a board, tokens and dodges of its own and pays for what it does itself. */
export const groupSeparate = formula({
  id: 'cerberus.combat.group.separate',
  input: z.strictObject({ members: z.array(Member).min(1).max(50).describe('The members of the group.') }),
  output: z.strictObject({
    members: z
      .array(
        z
          .strictObject({
            id: combatantId(),
            board: Board,
            refused: z.array(RejectionCode).describe('Why something was refused, in order.'),
          })
          .meta({ id: 'CerberusBoardAfter', description: "A member's board afterwards." }),
      )
      .describe('The members afterwards.'),
  }),
  uses: [boardTransitions],
  says: ({ members }) => `Each pays alone: ${members.map(({ id }) => id).join(', ')}.`,
  evaluate({ members }, ruling) {
    namesOf(members, '/input/members');
    return {
      members: members.map(({ id, board, events }) => {
        let own = board;
        const refused: z.infer<typeof RejectionCode>[] = [];
        for (const event of events) {
          const { board: after, code } = ruling.within(id, () => ruling.run(boardTransitions, { board: own, event }));
          own = after;
          if (code) refused.push(code);
        }
        return { id, board: own, refused };
      }),
    };
  },
});
