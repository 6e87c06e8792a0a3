import { z } from 'zod';
import { flag, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { measure } from './measure.ts';
import { RiderOrMount } from './mounted.position.ts';
import { feet } from './moving/fields.ts';

/** A pair that leaves a threat range leaves it once; the enemy picks whom to strike, if its reach gets there. */
export const mountedOpportunity = formula({
  id: 'cerberus.movement.mounted.opportunity',
  input: z.strictObject({
    enemyReach_ft: feet("The enemy's reach."),
    distanceToRider_ft: feet('Its distance to the rider.'),
    distanceToMount_ft: feet('Its distance to the mount.'),
    choice: RiderOrMount.describe('Whom the enemy picks.'),
  }),
  output: z.strictObject({
    exits: whole(1, 1, 'As how many exits it counts.'),
    allowed: flag('Whether its reach gets to the one picked.'),
  }),
  uses: [measure],
  says: ({ allowed }, { choice: picked }) => `One exit; the ${picked} is ${allowed ? 'in' : 'out of'} reach.`,
  evaluate({ enemyReach_ft: limit_ft, distanceToRider_ft, distanceToMount_ft, choice: picked }, ruling) {
    const distance_ft = picked === 'rider' ? distanceToRider_ft : distanceToMount_ft;
    return { exits: 1, allowed: ruling.run(measure, { distance_ft, limit_ft }).within };
  },
});
