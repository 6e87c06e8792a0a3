import { z } from 'zod';
import { parseDice } from '../../../kernel/dice/text.ts';
import type { Modifier } from '../../../kernel/modifier.ts';
import type { Figuring } from '../../../kernel/ruling.ts';
import { formula } from '../../../kernel/unit.ts';
import {
  amount,
  damageDice,
  fixedBonuses,
  multiplier as multiplierField,
  USUAL_CRITICAL,
} from './weaponry/damage-fields.ts';

const RULE = 'cerberus.martial.critical.multiply';

/** All fixed bonuses times the multiplier. Exact: bonuses have at most four decimals, and so has the result. */
export function multipliedBonuses(bonuses: readonly Modifier[], multiplier: number, ruling: Figuring): number {
  if (bonuses.length === 0) return 0;
  return ruling.calc('fixed bonuses').plusEach(bonuses).times('critical', multiplier).decimal(RULE);
}

/** A critical multiplies the number of damage dice and all fixed bonuses; one roll is never multiplied. */
export const criticalMultiply = formula({
  id: RULE,
  input: z.strictObject({
    damageDice: damageDice(),
    fixedBonuses: fixedBonuses(),
    multiplier: multiplierField("The weapon's multiplier; 2 where it gives none.").optional(),
  }),
  output: z.strictObject({
    rolledDice: z.string().describe('The dice to roll, such as 3d12.'),
    fixedTotal: amount('All fixed bonuses, multiplied.'),
  }),
  says: ({ rolledDice, fixedTotal }, { multiplier = USUAL_CRITICAL }) =>
    `A critical ×${multiplier}: ${rolledDice} and ${fixedTotal} of fixed bonuses.`,
  evaluate({ damageDice: dice, fixedBonuses: bonuses, multiplier = USUAL_CRITICAL }, ruling) {
    const { count, faces } = parseDice(dice);
    return {
      rolledDice: `${count * multiplier}d${faces}`,
      fixedTotal: multipliedBonuses(bonuses, multiplier, ruling),
    };
  },
});
