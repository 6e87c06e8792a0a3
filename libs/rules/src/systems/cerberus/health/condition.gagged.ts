import { z } from 'zod';
import { flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { doesBar } from './conditions.ts';

/** Gagged or silenced: no spells with verbal components. */
export const conditionGagged = formula({
  id: 'cerberus.health.condition.gagged',
  input: z.strictObject({ verbalComponent: flag('Whether the spell is spoken; Psychic magic is not.') }),
  output: z.strictObject({ castAllowed: flag('Whether the spell can be cast.') }),
  says: ({ castAllowed }) => (castAllowed ? 'The spell needs no voice.' : 'No voice: the spell cannot be cast.'),
  evaluate: ({ verbalComponent }) => ({ castAllowed: !(verbalComponent && doesBar('gagged', 'speech')) }),
});
