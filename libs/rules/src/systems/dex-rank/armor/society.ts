import { z } from 'zod';
import { flag, text } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';

/** Armor reads as open hostility in civilized places; the GM says what follows. */
export const society = formula({
  id: 'dex-rank.armor.society',
  input: z.strictObject({
    wearingArmor: flag('Whether armor is worn.'),
    civilizedPlace: flag('Whether the place is civilized.'),
    gmReaction: text(300, 'What the GM has follow.').optional(),
  }),
  output: z.strictObject({
    reactionNeeded: flag('Whether people react.'),
    reaction: z.string().optional().describe('How, where the GM has said so.'),
  }),
  says: ({ reactionNeeded, reaction }) =>
    reactionNeeded ? `It reads as hostility: ${reaction ?? 'the GM says what follows'}.` : 'Nobody minds.',
  evaluate({ wearingArmor, civilizedPlace, gmReaction }) {
    const reactionNeeded = wearingArmor && civilizedPlace;
    return { reactionNeeded, ...(reactionNeeded && gmReaction !== undefined ? { reaction: gmReaction } : {}) };
  },
});
