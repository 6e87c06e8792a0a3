import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { choice, flag } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { attackRoll } from '../basics/attack-roll.ts';
import { targetOf, threeDiceAgainst } from '../basics/to-hit.ts';
import { combatValue, threeDice, workedOut } from '../vocabulary.ts';

const RULE = 'phase-combat.block.roll';

const attackerOcvBasis = decision({
  id: `${RULE}#attackerOcvBasis`,
  question: "Does a block meet the attacker's OCV as used in this attack, or the base value?",
  schema: choice('PhaseCombatOcvBasis', ['as-attacking', 'base'], 'As used in this attack, or the base value.'),
  usual: 'as-attacking' as const,
});

/** 3d6 at or under 11 + Block OCV − the attacker's OCV, before any attack roll; 3 always blocks, 18 never. */
export const roll = procedure({
  id: RULE,
  input: z.strictObject({
    blockOcv: workedOut('OCV of the block.'),
    attackerOcv: workedOut("The attacker's OCV as it stands for this attack."),
    attackerBaseOcv: combatValue("The attacker's OCV before this attack's maneuver and modifiers.").optional(),
  }),
  output: z.strictObject({
    target: workedOut('What the 3d6 must not exceed.'),
    roll: threeDice(),
    blocked: flag('Whether the attack is blocked.'),
    attackRollNeeded: flag('Whether the attacker rolls to hit as usual.'),
  }),
  dice: [{ key: 'block', dice: '3d6', by: 'blocker', label: 'block' }],
  decisions: [attackerOcvBasis],
  uses: [attackRoll],
  outcome: ['target', 'blocked', 'attackRollNeeded'],
  says: ({ target, roll: shown, blocked }) =>
    `${shown} against ${target} or less: ${blocked ? 'blocked' : 'not blocked'}.`,
  evaluate({ blockOcv, attackerOcv, attackerBaseOcv = attackerOcv }, ruling) {
    const met = ruling.decide(attackerOcvBasis) === 'base' ? attackerBaseOcv : attackerOcv;
    const target = targetOf(blockOcv, met, "attacker's OCV", RULE, ruling);
    const { roll: shown, success: blocked } = threeDiceAgainst('block', target, ruling);
    ruling.note(RULE, 'block', shown, `${shown} on 3d6 against ${target} or less: ${blocked ? '' : 'not '}blocked`);
    return { target, roll: shown, blocked, attackRollNeeded: !blocked };
  },
});
