import { z } from 'zod';
import { flag, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { reserve } from '../vocabulary.ts';

/** An action that hangs on an event of its tick is taken, and paid, only once that event has come true. */
export const conditionalDeclaration = formula({
  id: 'cerberus.example.conditional-declaration',
  input: z.strictObject({
    conditionMet: flag('Whether the event came true.'),
    attackTokens: reserve('Attack tokens left.'),
    freeSlots: reserve("Free slots in the tick's row of the Action Board."),
    attacksDeclared: whole(1, 1000, 'Attacks declared on that condition.'),
  }),
  output: z.strictObject({
    taken: flag('Whether the action is taken.'),
    attackTokensAfter: reserve('Attack tokens afterwards.'),
    freeSlotsAfter: reserve('Free slots afterwards.'),
  }),
  says: ({ taken }, { conditionMet }) => {
    if (taken) return 'The condition came true: the action is taken and paid.';
    return conditionMet ? 'There is not enough to pay the action with.' : 'The condition failed: nothing is spent.';
  },
  evaluate({ conditionMet, attackTokens, freeSlots, attacksDeclared }) {
    const taken = conditionMet && attacksDeclared <= attackTokens && attacksDeclared <= freeSlots;
    const spent = taken ? attacksDeclared : 0;
    return { taken, attackTokensAfter: attackTokens - spent, freeSlotsAfter: freeSlots - spent };
  },
});
