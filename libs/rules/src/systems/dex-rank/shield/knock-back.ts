import { z } from 'zod';
import { flag, text } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { DiceExpression, rollInto } from '../dice-expression.ts';
import { points } from '../vocabulary.ts';

const RULE = 'dex-rank.shield.knock-back';

/** A blow with the shield: its own damage plus the bearer's damage bonus. */
export const knockBack = procedure({
  id: RULE,
  input: z.strictObject({
    hasKnockBack: flag('Whether the shield can strike.'),
    shieldDamage: DiceExpression.describe('Damage of the shield.').optional(),
    db: DiceExpression.describe("The bearer's damage bonus.").optional(),
    push: text(200, 'What the GM has the blow push.').optional(),
  }),
  output: z.strictObject({
    allowed: flag('Whether there is such an attack.'),
    damage: points('Damage, where there is.').optional(),
    push: z.string().optional().describe('Whether and how it pushes, where the GM has said so.'),
  }),
  dice: [
    { key: 'attacker.knockBack', dice: 'shield damage', by: 'attacker', label: 'knock-back' },
    { key: 'attacker.damageBonus', dice: 'damage bonus', by: 'attacker', label: 'damage bonus' },
  ],
  outcome: ['allowed', 'damage', 'push'],
  says: ({ allowed, damage }) => (allowed ? `A knock-back for ${damage}.` : 'This shield has no knock-back.'),
  evaluate({ hasKnockBack, shieldDamage = '0', db = '0', push }, ruling) {
    if (!hasKnockBack) return { allowed: false };
    const sum = ruling.calc('knock-back');
    rollInto(sum, shieldDamage, 'attacker.knockBack', ruling);
    rollInto(sum, db, 'attacker.damageBonus', ruling);
    return { allowed: true, damage: sum.atLeast(0).floor(RULE), ...(push === undefined ? {} : { push }) };
  },
});
