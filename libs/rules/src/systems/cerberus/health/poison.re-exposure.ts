import { z } from 'zod';
import { flag, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { counted } from '../../../kernel/words.ts';

const strength = (description: string) => whole(0, 1_000_000, description);
const rounds = (description: string) => whole(0, 10_000_000, { description, unit: 'rounds' });

export const reExposureFields = {
  currentStrength: strength('How strong the present consequence is, where there is one.').optional(),
  newStrength: strength('How strong the consequence of the new exposure would be.'),
  baseDurationRounds: rounds('How long the consequence lasts from its start.'),
  remainingRounds: rounds('How long the present one still lasts.').optional(),
};

const lasting = (remaining: number | undefined) =>
  remaining === undefined ? 'some rounds' : counted(remaining, 'round');

/** Each further exposure means another Save. Nothing stacks: the stronger consequence stands and lasts anew; a success adds and cures nothing. */
export const poisonReExposure = formula({
  id: 'cerberus.health.poison.re-exposure',
  input: z.strictObject({ ...reExposureFields, saved: flag('Whether the Save against the new exposure succeeded.') }),
  output: z.strictObject({
    strength: strength('How strong the consequence is now; absent when there is none.').optional(),
    remainingRounds: rounds('How long it lasts.').optional(),
  }),
  says: ({ strength: now, remainingRounds }) =>
    now === undefined ? 'No consequence.' : `Strength ${now}, for ${lasting(remainingRounds)}.`,
  evaluate({ currentStrength, newStrength, saved, baseDurationRounds, remainingRounds }) {
    if (saved) return { strength: currentStrength, remainingRounds };
    return { strength: Math.max(currentStrength ?? 0, newStrength), remainingRounds: baseDurationRounds };
  },
});
