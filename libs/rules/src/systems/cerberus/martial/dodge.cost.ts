import { z } from 'zod';
import { flag, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { agreeing, counted } from '../../../kernel/words.ts';
import { reserve } from '../vocabulary.ts';

/** A dodge spends one dedicated dodge, win or lose, and no slot and no action token. Dodges staked on one duel are spent together. */
export const dodgeCost = formula({
  id: 'cerberus.martial.dodge.cost',
  input: z.strictObject({
    dodges: reserve('Dedicated dodges left this round.'),
    freeSlotsThisTick: reserve("Free slots in the tick's row of the Action Board."),
    attackTokens: reserve('Attack tokens left.'),
    staked: whole(1, 1000, 'How many dodges are spent at once; usually 1.').optional(),
  }),
  output: z.strictObject({
    allowed: flag('Whether there is a dodge to spend.'),
    dodgesAfter: reserve('Dedicated dodges left afterwards.'),
    freeSlotsAfter: reserve('Free slots afterwards.'),
    attackTokensAfter: reserve('Attack tokens afterwards.'),
  }),
  says: ({ allowed, dodgesAfter }, { dodges, staked = 1 }) => {
    if (allowed) {
      const spent = agreeing(staked, 'The dodge is', `${staked} dodges are`);
      return `${spent} spent, win or lose: ${dodgesAfter} of ${dodges} left.`;
    }
    return dodges === 0
      ? 'No dedicated dodge is left this round.'
      : `Only ${counted(dodges, 'dodge')} of the reserve left.`;
  },
  evaluate({ dodges, freeSlotsThisTick, attackTokens, staked = 1 }) {
    const allowed = dodges >= staked;
    const dodgesAfter = allowed ? dodges - staked : dodges;
    return { allowed, dodgesAfter, freeSlotsAfter: freeSlotsThisTick, attackTokensAfter: attackTokens };
  },
});
