import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { flag } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { workedOut } from '../vocabulary.ts';
import { blockFields, ocv } from './ocv.ts';
import { roll } from './roll.ts';
import { attempts } from './stance.ts';

const RULE = 'phase-combat.block.for-another';

/** Asked wherever somebody else is protected. */
export const withinReach = decision({
  id: `${RULE}#withinReach`,
  question: 'Is whoever is to be protected within reach?',
  schema: z.boolean(),
  usual: true,
});

/** A block for somebody else: −2 OCV on top of all else, and no right to act first. */
export const forAnother = procedure({
  id: RULE,
  input: z.strictObject({
    ...blockFields,
    attemptsBefore: attempts(),
    attackerOcv: workedOut("The attacker's OCV in this attack."),
  }),
  output: z.strictObject({
    allowed: flag('Whether the block can be tried.'),
    target: workedOut('What the 3d6 must not exceed; absent when it cannot be tried.').optional(),
    blocked: flag('Whether the attack is blocked.'),
    actsFirstRight: flag('Whether the blocker earns the right to act first: never, when blocking for another.'),
  }),
  dice: roll.dice,
  decisions: [withinReach],
  uses: [ocv, roll],
  outcome: ['allowed', 'target', 'blocked', 'actsFirstRight'],
  says: ({ allowed, blocked }) => {
    if (!allowed) return 'Whoever is to be protected is out of reach.';
    return blocked
      ? 'The other is protected; the blocker earns no right to act first.'
      : 'The block for another fails.';
  },
  evaluate({ attackerOcv, ...block }, ruling) {
    const allowed = ruling.decide(withinReach);
    if (!allowed) return { allowed, blocked: false, actsFirstRight: false };
    const { blockOcv } = ruling.run(ocv, { ...block, forAnother: true });
    const { target, blocked } = ruling.run(roll, { blockOcv, attackerOcv });
    return { allowed, target, blocked, actsFirstRight: false };
  },
});
