import { z } from 'zod';
import { choice, flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { measure } from './measure.ts';
import { feet } from './moving/fields.ts';

/** A flier beyond an enemy's reach cannot be struck in melee; shots and spells still can. */
export const flightMelee = formula({
  id: 'cerberus.movement.flight.melee',
  input: z.strictObject({
    distance_ft: feet('Distance to the flier, height in it.'),
    reach_ft: feet("The attacker's reach."),
    attack: choice('CerberusAttackAtFlier', ['melee', 'ranged', 'spell'], 'A blow, a shot or throw, or a spell.'),
  }),
  output: z.strictObject({ possible: flag('Whether the flier can be attacked so.') }),
  uses: [measure],
  says: ({ possible }, { attack }) => `A ${attack} attack is ${possible ? '' : 'not '}possible.`,
  evaluate: ({ distance_ft, reach_ft: limit_ft, attack }, ruling) => ({
    possible: attack !== 'melee' || ruling.run(measure, { distance_ft, limit_ft }).within,
  }),
});
