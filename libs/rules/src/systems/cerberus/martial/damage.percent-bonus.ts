import { z } from 'zod';
import type { Calculation } from '../../../kernel/exact/calculation.ts';
import type { Modifier } from '../../../kernel/modifier.ts';
import type { Figuring } from '../../../kernel/ruling.ts';
import { whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { multipliedBonuses } from './critical.multiply.ts';
import { amount, fixedBonuses, lateBonuses, multiplier, percentBonuses } from './weaponry/damage-fields.ts';

const RULE = 'cerberus.martial.damage.percent-bonus';

/** Raises dice and fixed bonuses by the percentages, whose points add up, then adds what comes after the critical. */
export function withPercentages(
  total: Calculation,
  { percentBonuses: percent = [], lateBonuses: late = [] }: Later,
  ruling: Figuring,
): Calculation {
  const [first] = percent;
  if (first) {
    ruling.citing(RULE);
    if (percent.length === 1) total.percent(first.label, first.value);
    else total.percent('percentages', pointsOf(percent, ruling));
  }
  return total.plusEach(late);
}

/** What joins a damage after dice and fixed bonuses. */
interface Later {
  percentBonuses?: readonly Modifier[] | undefined;
  lateBonuses?: readonly Modifier[] | undefined;
}

function pointsOf(percent: readonly Modifier[], ruling: Figuring): number {
  return ruling.calc('percentage bonuses').plusEach(percent).decimal(RULE, 'percent');
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
  evaluate(hit, ruling) {
    const { fixedBonuses: fixed, multiplier: times } = hit;
    const dice = hit.diceRolls.reduce((sum, face) => sum + face, 0);
    const total = ruling.calc('damage').plus('dice', dice);
    if (times === 1) total.plusEach(fixed);
    else total.plus(`fixed bonuses ×${times}`, multipliedBonuses(fixed, times, ruling));
    return { beforeReduction: withPercentages(total, hit, ruling).decimal(RULE) };
  },
});
