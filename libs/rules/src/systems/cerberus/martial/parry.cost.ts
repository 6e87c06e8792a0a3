import { z } from 'zod';
import { flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { counted } from '../../../kernel/words.ts';
import { reserve } from '../vocabulary.ts';

/** Each parry spends an attack token and a free slot of the current tick, win or lose; all of them must be there. */
export const parryCost = formula({
  id: 'cerberus.martial.parry.cost',
  input: z.strictObject({
    attackTokens: reserve('Attack tokens left.'),
    freeSlotsThisTick: reserve("Free slots in the tick's row of the Action Board."),
    parries: reserve('How many parries this tick.'),
  }),
  output: z.strictObject({
    allowed: flag('Whether there are tokens and slots for them.'),
    attackTokensAfter: reserve('Attack tokens afterwards.'),
    freeSlotsAfter: reserve('Free slots afterwards.'),
  }),
  says: ({ allowed, attackTokensAfter, freeSlotsAfter }, { attackTokens, parries }) => {
    if (allowed)
      return `Spent, win or lose: ${counted(attackTokensAfter, 'attack token')} and ${counted(freeSlotsAfter, 'slot')} are left.`;
    return attackTokens < parries ? 'Not enough attack tokens are left.' : 'Not enough slots are free this tick.';
  },
  evaluate({ attackTokens, freeSlotsThisTick, parries }) {
    const allowed = parries <= attackTokens && parries <= freeSlotsThisTick;
    const spent = allowed ? parries : 0;
    return { allowed, attackTokensAfter: attackTokens - spent, freeSlotsAfter: freeSlotsThisTick - spent };
  },
});
