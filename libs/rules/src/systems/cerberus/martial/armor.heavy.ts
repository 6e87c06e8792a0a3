import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { formula } from '../../../kernel/unit.ts';
import { armorHeavyDodge } from './armor.heavy-dodge.ts';
import { armorHeavySpeed } from './armor.heavy-speed.ts';
import { wornArmor } from './wearing/worn-armor.ts';

const trueRest = decision({
  id: 'cerberus.martial.armor.heavy#trueRestAllowed',
  question: 'Is a true rest possible in this heavy armor?',
  schema: z.boolean(),
  usual: false,
});

/** Heavy armor costs Speed and dodges by their own rules, hinders deeds of the body strongly, and normally denies a true rest. */
export const armorHeavy = formula({
  id: 'cerberus.martial.armor.heavy',
  ...wornArmor('heavy', { losses: { speed: armorHeavySpeed, dodge: armorHeavyDodge }, trueRest }),
});
