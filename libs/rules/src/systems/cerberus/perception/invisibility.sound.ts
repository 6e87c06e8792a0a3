import { z } from 'zod';
import { flag, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';

/** One Will Save pierces an effect that hides sight and sound: hearing gets no second one. */
export const invisibilitySound = formula({
  id: 'cerberus.perception.invisibility.sound',
  input: z.strictObject({
    masksSound: flag('Whether the effect hides sound too.'),
    saveSucceeded: flag('Whether the Will Save succeeded.'),
  }),
  output: z.strictObject({
    revealed: flag('Whether the creature is revealed, to eye and ear.'),
    savesMade: whole(1, 1, 'How many Saves there are: one.'),
  }),
  says: ({ revealed }, { masksSound }) => {
    const senses = masksSound ? ' to sight and hearing' : '';
    return revealed ? `One Save for both: revealed${senses}.` : 'The one Save failed: hearing gets no second one.';
  },
  evaluate: ({ saveSucceeded }) => ({ revealed: saveSucceeded, savesMade: 1 }),
});
