import { formula } from '../../../kernel/unit.ts';
import { wornArmor } from './wearing/worn-armor.ts';

/** Light armor costs nothing: no Speed, no Reflex, no hindered deeds, and a true rest is possible in it. */
export const armorLight = formula({ id: 'cerberus.martial.armor.light', ...wornArmor('light') });
