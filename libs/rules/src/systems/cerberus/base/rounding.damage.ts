import { z } from 'zod';
import { Fraction } from '../../../kernel/exact/fraction.ts';
import { decimal, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { damageReduction } from '../vocabulary.ts';

const RULE = 'cerberus.base.rounding.damage';

/** Fractions stay through bonuses, percentages, the critical and DR; what is left of this one attack is rounded down at the very end. */
export const roundingDamage = formula({
  id: RULE,
  input: z.strictObject({
    diceTotal: whole(0, 1_000_000, 'The sum of all damage dice, those of a critical included.'),
    fixed: decimal(-10_000, 10_000, 'The fixed bonus, which a critical multiplies.'),
    critMultiplier: whole(1, 100, 'The critical multiplier; 1 when not a critical.'),
    pct: decimal(-100, 10_000, {
      description: 'Percentage bonuses in points, all together.',
      unit: 'percent',
    }).optional(),
    passedFraction: decimal(0, 1, 'The share that gets through: 1, or 0.5 after a spell parry.').optional(),
    dr: damageReduction(),
  }),
  output: z.strictObject({ damage: whole(0, 1_000_000_000, { description: 'HP lost.', unit: 'HP' }) }),
  says: ({ damage }) => `${damage} damage.`,
  evaluate({ diceTotal, fixed, critMultiplier, pct = 0, passedFraction = 1, dr }, ruling) {
    const rest = ruling
      .calc('damage')
      .plus('dice', diceTotal)
      .plus(critMultiplier > 1 ? `fixed bonus ×${critMultiplier}` : 'fixed bonus', multiplied(fixed, critMultiplier))
      .percent('damage', pct)
      .times('gets through', passedFraction)
      .minus('DR', dr)
      .atLeast(0);
    return { damage: rest.floor(RULE, 'HP') };
  },
});

/** Exactly: 0.1 three times is 3/10, which floating point misses. */
function multiplied(decimalNumber: number, times: number): Fraction {
  const { numerator, denominator } = Fraction.from(decimalNumber);
  return Fraction.of(numerator * times, denominator);
}
