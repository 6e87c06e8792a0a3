import { z } from 'zod';
import { flag } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { attackRoll } from '../basics/attack-roll.ts';
import { workedOut } from '../vocabulary.ts';

/** A failed block is no hit: the attacker rolls against the target's DCV as usual. */
export const failure = procedure({
  id: 'phase-combat.block.failure',
  input: z.strictObject({
    attackerOcv: workedOut("The attacker's OCV in this attack."),
    targetDcv: workedOut('DCV of the target, whom the blocker may have protected.'),
  }),
  output: z.strictObject({ hit: flag('Whether the attack hits.') }),
  dice: attackRoll.dice,
  uses: [attackRoll],
  outcome: ['hit'],
  says: ({ hit }) => (hit ? 'The block failed, and the attack hits.' : 'The block failed, but the attack misses.'),
  evaluate: ({ attackerOcv, targetDcv }, ruling) => {
    const { hit } = ruling.run(attackRoll, { ocv: attackerOcv, dcv: targetDcv });
    return { hit };
  },
});
