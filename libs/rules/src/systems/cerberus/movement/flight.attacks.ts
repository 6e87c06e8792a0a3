import { z } from 'zod';
import { flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { abilityField, approachDamage } from './approach-damage.ts';

/** From the air one attacks as usual; a dive or leap helps only through a feat or creature ability. */
export const flightAttacks = formula({
  id: 'cerberus.movement.flight.attacks',
  input: z.strictObject({ ability: abilityField() }),
  output: z.strictObject({ bonus: flag('Whether the dive or leap helps.') }),
  uses: [approachDamage],
  says: ({ bonus }) => (bonus ? 'The ability makes the dive count.' : 'An ordinary attack.'),
  evaluate: ({ ability }, ruling) => ruling.run(approachDamage, { movedIntoAttack: true, ability }),
});
