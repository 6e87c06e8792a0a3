import { z } from 'zod';
import { flag, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { proneModifier } from '../martial/attacking/defender.ts';
import { AttackRange } from '../martial/positions.ts';
import { doesBar } from './conditions.ts';

const RULE = 'cerberus.health.condition.prone';

const feet = (description: string) => whole(0, 10_000, { description, unit: 'ft' });

/** On the ground: -5 in Reflex duels, melee cannot be dodged, parrying is possible. Standing up takes the movement of a tick. */
export const conditionProne = formula({
  id: RULE,
  input: z.strictObject({
    reflex: whole(-1000, 1000, 'Reflex modifier before the condition.'),
    attackRange: AttackRange,
    stands: flag('Whether the character stands up this tick.').optional(),
    speedFt: feet('Speed: the movement of a tick.'),
  }),
  output: z.strictObject({
    duelModifier: whole(-20_000, 1000, 'The modifier in Reflex duels.'),
    dodgeAllowed: flag('Whether such an attack can be dodged by movement.'),
    parryAllowed: flag('Whether it can be parried.'),
    movementLeftFt: feet("What is left of the tick's movement."),
  }),
  parameters: [proneModifier],
  says: ({ duelModifier, dodgeAllowed }) =>
    `${duelModifier} in Reflex duels; it can ${dodgeAllowed ? '' : 'not '}be dodged.`,
  evaluate({ reflex, attackRange, stands = false, speedFt }, ruling) {
    const sum = ruling.calc('Reflex duel').plus('Reflex', reflex);
    if (!stands) sum.plus('prone', ruling.parameter(proneModifier));
    return {
      duelModifier: sum.floor(RULE),
      dodgeAllowed: stands || attackRange !== 'melee' || !doesBar('prone', 'dodgeMelee'),
      parryAllowed: stands || !doesBar('prone', 'parry'),
      movementLeftFt: stands ? 0 : speedFt,
    };
  },
});
