import { z } from 'zod';
import { parameter } from '../../../kernel/parameter.ts';
import { flag, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';

export const immobilizedModifier = parameter({
  id: 'cerberus.martial.grapple.immobilize#reflex',
  title: 'modifier of an immobilized character in Reflex duels',
  default: -5,
  schema: whole(-100, 0, 'Modifier of an immobilized character in Reflex duels.'),
  changedBy: 'the text of a feat or creature',
});

/** How many limbs a pin ties up at least. */
export const PINNING_LIMBS = 2;

/** A pin on a Grappled target: no movement, -5 in Reflex duels, and two or more of the attacker's limbs tied up. */
export const grappleImmobilize = formula({
  id: 'cerberus.martial.grapple.immobilize',
  input: z.strictObject({
    targetGrappled: flag('Whether the attacker holds the target.'),
    success: flag('Whether the technique succeeded.'),
    attackerLimbs: whole(0, 100, "The attacker's limbs on the target."),
  }),
  output: z.strictObject({
    allowed: flag('Whether it can be attempted.'),
    immobilized: flag('Whether the target is pinned.'),
    reflexDuelModifier: whole(-100, 0, "What the pin does to the target's Reflex duels."),
    attackerLimbsBusy: whole(0, 100, "The attacker's limbs that stay tied up."),
  }),
  parameters: [immobilizedModifier],
  says: ({ allowed, immobilized, reflexDuelModifier }) =>
    immobilized
      ? `The target is pinned: no movement, ${reflexDuelModifier} in Reflex duels.`
      : allowed
        ? 'The pin fails.'
        : 'A pin needs a Grappled target and two limbs.',
  evaluate({ targetGrappled, success, attackerLimbs }, ruling) {
    const allowed = targetGrappled && attackerLimbs >= PINNING_LIMBS;
    const immobilized = allowed && success;
    const reflexDuelModifier = immobilized ? ruling.parameter(immobilizedModifier) : 0;
    return { allowed, immobilized, reflexDuelModifier, attackerLimbsBusy: attackerLimbs };
  },
});
