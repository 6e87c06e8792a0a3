import { z } from 'zod';
import { flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { feet } from './moving/fields.ts';

/** Exactly at the limit is within it; a distance that nobody can settle is not: doubt favors the defender. */
export const measure = formula({
  id: 'cerberus.movement.measure',
  input: z.strictObject({
    distance_ft: feet('The distance, where it is known.').nullable().optional(),
    limit_ft: feet('The range, reach or other limit.'),
    doubtful: flag('Whether the distance cannot be settled.').optional(),
  }),
  output: z.strictObject({ within: flag('Whether it is within the limit.') }),
  says: ({ within }, { limit_ft: limit }) => `${within ? 'Within' : 'Not within'} ${limit} ft.`,
  evaluate({ distance_ft: distance, limit_ft: limit, doubtful = false }) {
    const isKnown = distance !== null && distance !== undefined;
    return { within: isKnown && !doubtful && distance <= limit };
  },
});
