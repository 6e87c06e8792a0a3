import { z } from 'zod';
import { parameter } from '../../../kernel/parameter.ts';
import type { Figuring } from '../../../kernel/ruling.ts';
import { choice, decimal, flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';

const RULE = 'cerberus.health.fear.flee';

export const feet = (description: string) => decimal(0, 1_000_000, { description, unit: 'ft' });

export const fleeDistance = parameter({
  id: `${RULE}#requiredFt`,
  title: 'distance within which fear forces flight',
  default: 30,
  schema: feet('Distance within which fear forces flight.'),
  unit: 'ft',
  changedBy: 'the effect that causes the fear',
});

/** Where the frightened one stands. */
export const fearDistances = {
  distanceFt: feet('Distance to the source of the fear.'),
  requiredFt: feet('Distance within which flight is forced; left out, 30 ft.')
    .meta({ title: 'Flight forced within' })
    .optional(),
};

interface Distances {
  distanceFt: number;
  requiredFt?: number | undefined;
}

/** Whether flight is forced: at exactly the distance it still is. */
export function mustFleeAt({ distanceFt, requiredFt }: Distances, ruling: Figuring): boolean {
  return distanceFt <= (requiredFt ?? ruling.parameter(fleeDistance));
}

/** Flight is forced within the distance, its end included: only actions that leave full Speed, and all of it away from the source. */
export const fearFlee = formula({
  id: RULE,
  input: z.strictObject({
    ...fearDistances,
    action: choice(
      'CerberusFleeingAction',
      ['attackOther', 'moveOnly', 'dodge', 'parry', 'castSpell', 'generalAction', 'ritual'],
      'What the frightened one wants to do beside fleeing.',
    ),
    movementFraction: decimal(0, 1, 'The share of Speed that the action leaves: 1, 0.5 or 0.'),
  }),
  output: z.strictObject({
    mustFlee: flag('Whether flight is forced.'),
    actionAllowed: flag('Whether the action can be taken.'),
  }),
  parameters: [fleeDistance],
  says: ({ mustFlee, actionAllowed }) => {
    if (!mustFlee) return 'Far enough: no flight is forced.';
    return actionAllowed
      ? 'Flight is forced, and this leaves full Speed.'
      : 'Flight is forced: this leaves too little Speed.';
  },
  evaluate({ movementFraction, ...distances }, ruling) {
    const mustFlee = mustFleeAt(distances, ruling);
    return { mustFlee, actionAllowed: !mustFlee || movementFraction === 1 };
  },
});
