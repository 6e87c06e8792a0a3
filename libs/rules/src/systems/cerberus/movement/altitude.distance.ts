import { z } from 'zod';
import { decimal } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { distanceOf } from './moving/space.ts';

const RULE = 'cerberus.movement.altitude.distance';

const apart = (description: string) => decimal(-100_000, 100_000, { description, unit: 'ft' });

/** How far apart two places are along the three axes. */
export const apartFields = {
  dx_ft: apart('How far apart along one side.'),
  dy_ft: apart('How far apart along the other.'),
  dz_ft: apart('How far apart in height.'),
};

/** The straight line between two places, height like any other direction; not rounded. */
export const altitudeDistance = formula({
  id: RULE,
  input: z.strictObject(apartFields),
  output: z.strictObject({
    distance_ft: z.number().min(0).max(1_000_000).meta({ description: 'The straight line, not rounded.', unit: 'ft' }),
  }),
  says: ({ distance_ft: distance }) => `${distance} ft in a straight line.`,
  evaluate: ({ dx_ft: x, dy_ft: y, dz_ft: z }) => ({ distance_ft: distanceOf({ x, y, z }) }),
});
