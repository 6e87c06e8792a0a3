import { z } from 'zod';
import { flag, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { points } from '../vocabulary.ts';

/** The next round begins with whole defences and a riposte; what is worn or broken stays so. */
export const resolution = formula({
  id: 'dex-rank.round.resolution',
  input: z.strictObject({
    defencesUsed: whole(0, 1000, 'Parries and dodges rolled this round.'),
    riposteUsed: flag('Whether the riposte of this round is used.'),
    shieldRating: points('What is left of the rating of the shield.').optional(),
  }),
  output: z.strictObject({
    defencesUsed: whole(0, 0, 'Parries and dodges rolled as the next round begins.'),
    riposteUsed: flag('Whether the riposte is used as the next round begins.'),
    shieldRating: points('What is left of the rating of the shield.').optional(),
  }),
  says: () => 'Defences are whole and the riposte is back; what is worn or broken stays so.',
  evaluate: ({ shieldRating }) => ({
    defencesUsed: 0,
    riposteUsed: false,
    ...(shieldRating === undefined ? {} : { shieldRating }),
  }),
});
