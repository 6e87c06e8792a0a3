import { z } from 'zod';
import { formula } from '../../../kernel/unit.ts';
import { counted } from '../../../kernel/words.ts';
import { Reserves } from './boards/state.ts';

/** Four reserves a round: attack, spell and general tokens for the board, and dedicated dodges, which never go there. */
export const reservesCategories = formula({
  id: 'cerberus.combat.reserves.categories',
  input: z.strictObject({ max: Reserves.describe('Maxima from class, level and whatever changes them.') }),
  output: z.strictObject({ reserve: Reserves.describe('What a round that holds nothing back begins with.') }),
  says: ({ reserve: { attack, spell, general, dodge } }) =>
    `${attack} attack, ${spell} spell and ${counted(general, 'general token')}, ${counted(dodge, 'dodge')}.`,
  evaluate: ({ max }) => ({ reserve: { ...max } }),
});
