import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { choice, flag } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { priorityTotal } from '../combat/priority.total.ts';
import { ReflexSide, RollMode, reflexTotal } from '../vocabulary.ts';
import { RiderOrMount } from './mounted.position.ts';

const RULE = 'cerberus.movement.mounted.reactions';

const mountDodgeCoversRider = decision({
  id: `${RULE}#mountDodgeCoversRider`,
  question: "Does the mount's dodge also save the rider, at whom the attack is aimed?",
  schema: z.boolean(),
  usual: false,
});

/** Every reaction of a pair rolls with the rider's Reflex; the mount's dodge is the mount's, and usually saves the mount alone. */
export const mountedReactions = procedure({
  id: RULE,
  input: z.strictObject({
    target: RiderOrMount,
    reaction: choice('CerberusMountedReaction', ['mount-dodge', 'rider-dodge', 'rider-parry'], 'Who reacts, and how.'),
    riderReflex: ReflexSide.shape.reflex.describe("The rider's Reflex modifier, which counts."),
    mountReflex: ReflexSide.shape.reflex.optional().describe("The mount's own, which does not count."),
    mode: RollMode.optional().describe('Advantage or Disadvantage on the die.'),
  }),
  output: z.strictObject({
    reflexTotal: reflexTotal("The pair's Reflex total."),
    spends: choice(
      'CerberusMountedCost',
      ['mount.dodge', 'rider.dodge', 'rider.attack+slot'],
      "A dodge of the mount, a dodge of the rider, or the rider's attack token and a slot.",
    ),
    covers: flag('Whether the reaction is one for whom the attack is aimed at.'),
  }),
  dice: [{ key: 'rider.reflex', dice: '1d20', by: 'rider', label: 'Reflex' }],
  decisions: [mountDodgeCoversRider],
  uses: [priorityTotal],
  outcome: ['reflexTotal', 'spends', 'covers'],
  says: ({ reflexTotal: total, covers }) => `Reflex ${total}${covers ? '' : '; it does not cover the target'}.`,
  evaluate({ target, reaction, riderReflex: reflex, mode }, ruling) {
    const { total } = ruling.runWithin('rider', priorityTotal, { reflex, mode });
    const [who] = reaction.split('-');
    const covers = who === target || (reaction === 'mount-dodge' && ruling.decide(mountDodgeCoversRider));
    return { reflexTotal: total, spends: SPENDS[reaction], covers };
  },
});

const SPENDS = {
  'mount-dodge': 'mount.dodge',
  'rider-dodge': 'rider.dodge',
  'rider-parry': 'rider.attack+slot',
} as const;
