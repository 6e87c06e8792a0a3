import { z } from 'zod';
import { flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { reserve } from '../vocabulary.ts';

/** A dodge spends one dedicated dodge, win or lose: no slot and no action token. */
export const dodgeCost = formula({
  id: 'cerberus.martial.dodge.cost',
  input: z.strictObject({
    dodges: reserve('Dedicated dodges left this round.'),
    freeSlotsThisTick: reserve("Free slots in the tick's row of the Action Board."),
    attackTokens: reserve('Attack tokens left.'),
  }),
  output: z.strictObject({
    allowed: flag('Whether there is a dodge to spend.'),
    dodgesAfter: reserve('Dedicated dodges left afterwards.'),
    freeSlotsAfter: reserve('Free slots afterwards.'),
    attackTokensAfter: reserve('Attack tokens afterwards.'),
  }),
  says: ({ allowed, dodgesAfter }) =>
    allowed ? `The dodge is spent, win or lose: ${dodgesAfter} left.` : 'No dedicated dodge is left this round.',
  evaluate({ dodges, freeSlotsThisTick, attackTokens }) {
    const allowed = dodges > 0;
    const dodgesAfter = allowed ? dodges - 1 : dodges;
    return { allowed, dodgesAfter, freeSlotsAfter: freeSlotsThisTick, attackTokensAfter: attackTokens };
  },
});
