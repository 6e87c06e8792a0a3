import { z } from 'zod';
import { formula } from '../../../kernel/unit.ts';
import { counted } from '../../../kernel/words.ts';
import { Reserves, Tokens } from './boards/state.ts';

/** At a round's start every reserve is at its maximum less what running sustained actions hold back; leftovers are lost. */
export const reservesRefill = formula({
  id: 'cerberus.combat.reserves.refill',
  input: z.strictObject({
    max: Reserves.describe('Maxima.'),
    leftover: Reserves.optional().describe('What was left at the end of the round: all of it is lost.'),
    heldBack: Tokens.optional().describe('Tokens that running sustained actions have been paid with.'),
  }),
  output: z.strictObject({ reserve: Reserves.describe('What the new round begins with.') }),
  says: ({ reserve: { attack, spell, general, dodge } }) =>
    `The round begins with ${attack} attack, ${spell} spell and ${counted(general, 'general token')} and ${counted(dodge, 'dodge')}.`,
  evaluate({ max, heldBack = { attack: 0, spell: 0, general: 0 } }) {
    const left = (category: keyof Tokens) => Math.max(0, max[category] - heldBack[category]);
    return {
      reserve: { attack: left('attack'), spell: left('spell'), general: left('general'), dodge: max.dodge },
    };
  },
});
