import { z } from 'zod';
import { flag, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';

const RULE = 'cerberus.martial.grapple.forced-movement';

/** A Grappled target can be moved along by up to half the attacker's own Speed; a solid obstacle ends it; no opportunity attack. */
export const grappleForcedMovement = formula({
  id: RULE,
  input: z.strictObject({
    targetGrappled: flag('Whether the attacker holds the target.'),
    success: flag('Whether the technique succeeded.'),
    attackerSpeedFt: whole(0, 10_000, { description: "The attacker's Speed.", unit: 'ft' }),
    obstacleAtFt: whole(0, 10_000, {
      description: 'Distance to a solid obstacle, or to a gap the target cannot fit through.',
      unit: 'ft',
    })
      .nullable()
      .optional(),
  }),
  output: z.strictObject({
    allowed: flag('Whether it can be attempted.'),
    movedFt: whole(0, 10_000, { description: 'How far the target is moved.', unit: 'ft' }),
    opportunityAttack: flag('Whether the movement provokes an opportunity attack: never.'),
  }),
  says: ({ allowed, movedFt }) =>
    allowed ? `The target is moved ${movedFt} ft.` : 'Only a Grappled target can be moved.',
  evaluate({ targetGrappled, success, attackerSpeedFt, obstacleAtFt }, ruling) {
    if (!targetGrappled) return { allowed: false, movedFt: 0, opportunityAttack: false };
    if (!success) return { allowed: true, movedFt: 0, opportunityAttack: false };
    const most = ruling.calc('farthest').plus('Speed', attackerSpeedFt).times('for half', 0.5).floor(RULE, 'ft');
    return { allowed: true, movedFt: Math.min(most, obstacleAtFt ?? most), opportunityAttack: false };
  },
});
