import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { formula } from '../../../kernel/unit.ts';
import { wornArmor } from './wearing/worn-armor.ts';

const trueRest = decision({
  id: 'cerberus.martial.armor.medium#trueRestAllowed',
  question: 'Is a true rest possible in this medium armor?',
  schema: z.boolean(),
  usual: false,
});
const unfavorable = decision({
  id: 'cerberus.martial.armor.medium#unfavorableApplies',
  question: 'Is this medium armor unfavorable where silence, flexibility or swimming counts?',
  schema: z.boolean(),
  usual: true,
});

/** Medium armor costs no figure; it is unfavorable where silence, flexibility or swimming counts, and normally denies a true rest. */
export const armorMedium = formula({
  id: 'cerberus.martial.armor.medium',
  ...wornArmor('medium', { trueRest, unfavorable }),
});
