import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { choice, flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';

export const KeepHold = choice(
  'CerberusKeepHold',
  ['fallWith', 'leverage', 'none'],
  'How a holder keeps the hold through a trip: falls along, uses leverage, or not at all.',
);

const leveragePlausible = decision({
  id: 'cerberus.martial.grapple.trip#leveragePlausible',
  question: 'Does the holder have plausible leverage to trip the target and stay standing?',
  schema: z.boolean(),
  usual: false,
});

/** A trip that succeeds makes the target Prone. It does not hold; a holder keeps the hold by falling along or by leverage. */
export const grappleTrip = formula({
  id: 'cerberus.martial.grapple.trip',
  input: z.strictObject({
    success: flag('Whether the technique succeeded.'),
    alreadyHeld: flag('Whether the attacker already holds the target.'),
    keep: KeepHold,
  }),
  output: z.strictObject({
    targetProne: flag('Whether the trip brings the target down.'),
    targetGrappled: flag('Whether the target is held afterwards.'),
    attackerProne: flag('Whether the attacker goes down too.'),
  }),
  decisions: [leveragePlausible],
  says: ({ targetProne, targetGrappled, attackerProne }) =>
    targetProne
      ? `The target is Prone${targetGrappled ? ' and still held' : ''}${attackerProne ? '; the attacker falls along' : ''}.`
      : 'The trip fails.',
  evaluate({ success, alreadyHeld, keep }, ruling) {
    if (!success) return { targetProne: false, targetGrappled: alreadyHeld, attackerProne: false };
    const fallsAlong = alreadyHeld && keep === 'fallWith';
    const hasLeverage = alreadyHeld && keep === 'leverage' && ruling.decide(leveragePlausible);
    return { targetProne: true, targetGrappled: fallsAlong || hasLeverage, attackerProne: fallsAlong };
  },
});
