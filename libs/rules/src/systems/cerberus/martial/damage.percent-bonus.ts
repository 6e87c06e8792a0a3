import { z } from 'zod';
import type { Calculation } from '../../../kernel/exact/calculation.ts';
import { type Modifier, sumOf } from '../../../kernel/modifier.ts';
import { whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { multipliedBonuses } from './critical.multiply.ts';
import { amount, fixedBonuses, lateBonuses, multiplier, percentBonuses } from './weaponry/damage-fields.ts';

const RULE = 'cerberus.martial.damage.percent-bonus';

/** Raises dice and fixed bonuses by the percentages, whose points add up, then adds what comes after the critical. */
export function withPercentages(
  total: Calculation,
  percent: readonly Modifier[] = [],
  late: readonly Modifier[] = [],
): Calculation {
  if (percent.length > 0) total.percent(percent.map(({ label }) => label).join(', '), sumOf(percent));
  return total.plusEach(late);
}

/** Percentages count on dice plus fixed bonuses, before the critical, so that the multiplier scales them too. */
export const damagePercentBonus = formula({
  id: RULE,
  input: z.strictObject({
    diceRolls: z
      .array(whole(0, 1_000_000, 'A face, or the total of a throw.'))
      .max(1000)
      .describe('All damage dice as they fell, those of a critical included.'),
    fixedBonuses: fixedBonuses(),
    percentBonuses: percentBonuses(),
    multiplier: multiplier('The critical multiplier that counts; 1 when not critical.'),
    lateBonuses: lateBonuses().optional(),
  }),
  output: z.strictObject({ beforeReduction: amount('Damage before a parried share and DR come off.') }),
  says: ({ beforeReduction }) => `${beforeReduction} damage before DR.`,
  evaluate({ diceRolls, fixedBonuses: fixed, percentBonuses: percent, multiplier: times, lateBonuses: late }, ruling) {
    const dice = diceRolls.reduce((sum, face) => sum + face, 0);
    const total = ruling.calc('damage').plus('dice', dice);
    if (times === 1) total.plusEach(fixed);
    else total.plus(`fixed bonuses ×${times}`, multipliedBonuses(fixed, times, ruling));
    return { beforeReduction: withPercentages(total, percent, late).decimal(RULE) };
  },
});
