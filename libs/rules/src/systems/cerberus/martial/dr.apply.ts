import { z } from 'zod';
import type { Calculation } from '../../../kernel/exact/calculation.ts';
import type { Figuring } from '../../../kernel/ruling.ts';
import { formula } from '../../../kernel/unit.ts';
import { damageReduction } from '../vocabulary.ts';
import { amount, hpLost } from './weaponry/damage-fields.ts';

const RULE = 'cerberus.martial.dr.apply';

/** Takes DR off a finished damage, to no less than 0; not yet rounded. */
export function lessDr(total: Calculation, effectiveDr: number, ruling: Figuring): Calculation {
  ruling.citing(RULE);
  return total.minus('DR', effectiveDr).atLeast(0);
}

/** DR comes off the finished damage last of all and once per attack; what remains is rounded down and never below 0. */
export const drApply = formula({
  id: RULE,
  input: z.strictObject({
    beforeDr: amount('The finished damage of one attack, fraction kept.'),
    effectiveDr: damageReduction(),
  }),
  output: z.strictObject({ damage: hpLost('What comes off HP.') }),
  says: ({ damage }, { effectiveDr }) => `DR ${effectiveDr} leaves ${damage} damage.`,
  evaluate({ beforeDr, effectiveDr }, ruling) {
    const total = ruling.calc('damage').plus('damage', beforeDr);
    return { damage: lessDr(total, effectiveDr, ruling).floor(RULE, 'HP') };
  },
});
