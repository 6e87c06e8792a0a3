import { z } from 'zod';
import { changed } from '../../../kernel/change.ts';
import { flag } from '../../../kernel/schema.ts';
import { operation } from '../../../kernel/unit.ts';
import { damageReduction, WornCategory } from '../vocabulary.ts';
import { armorEquipTime, equipTimeText } from './armor.equip-time.ts';
import { armorHeavy } from './armor.heavy.ts';
import { armorLight } from './armor.light.ts';
import { armorMedium } from './armor.medium.ts';
import { armorTotalDr } from './armor.total-dr.ts';
import { criticalHeavyArmor } from './critical.heavy-armor.ts';
import { multiplier, USUAL_CRITICAL } from './weaponry/damage-fields.ts';
import { armorExamples } from './wearing/armor-examples.ts';
import { magicalDr, materialDr, qualityDr, speedBeforeArmor, standingReflex } from './wearing/fields.ts';
import { WornTraits } from './wearing/worn-armor.ts';

const ArmorInput = z.strictObject({
  category: WornCategory,
  materialMediumDr: materialDr(),
  qualityDr: qualityDr().optional(),
  magicalDr: magicalDr().optional(),
  speedBeforeArmorFt: speedBeforeArmor(),
  reflex: standingReflex(),
  helped: flag('Whether somebody helps to put it on.').optional(),
});
type ArmorInput = z.infer<typeof ArmorInput>;

const ArmorResult = z.strictObject({
  dr: damageReduction(),
  ...WornTraits.shape,
  usualCriticalBecomes: multiplier('What a critical ×2 of a weapon counts against the wearer.'),
  equipTime: armorEquipTime.output,
});
type ArmorResult = z.infer<typeof ArmorResult>;

const traitsOf = { light: armorLight, medium: armorMedium, heavy: armorHeavy };

/** What an armor gives its wearer and what it costs: DR, Speed, dodges, rest, hindered deeds and the time to put it on. */
export const armor = operation<ArmorInput, ArmorResult>({
  id: 'cerberus.martial.armor',
  title: 'What an armor gives and costs',
  summary:
    'DR of an armor by material, category, quality and magic, and what wearing it does to Speed, dodging and rest.',
  input: ArmorInput,
  output: ArmorResult,
  dice: [],
  uses: [armorTotalDr, armorLight, armorMedium, armorHeavy, criticalHeavyArmor, armorEquipTime],
  odds: {},
  resolve(worn, ruling) {
    const { category, materialMediumDr, qualityDr: quality = 0, magicalDr: magic = 0, helped } = worn;
    const { speedBeforeArmorFt, reflex } = worn;
    const { dr } = ruling.run(armorTotalDr, { category, materialMediumDr, qualityDr: quality, magicalDr: magic });
    const traits = ruling.run(traitsOf[category], { speedBeforeArmorFt, reflex });
    const struck = { multiplier: USUAL_CRITICAL, targetArmorCategory: category, attackKind: 'weapon' as const };
    const usualCriticalBecomes = ruling.run(criticalHeavyArmor, struck).effectiveMultiplier;
    return { dr, ...traits, usualCriticalBecomes, equipTime: ruling.run(armorEquipTime, { category, helped }) };
  },
  sentence(result, { category }) {
    const { dr, speedFt, dodgeModifier, parryModifier, trueRestAllowed, equipTime } = result;
    const rest = trueRestAllowed ? 'a true rest is possible in it' : 'no true rest in it';
    return `DR ${dr} in ${category} armor: Speed ${speedFt} ft, dodge ${signed(dodgeModifier)}, parry ${signed(parryModifier)}, ${rest}; ${equipTimeText(equipTime)} to put on.`;
  },
  changes: ({ speedFt, dodgeModifier }, { speedBeforeArmorFt, reflex }) => [
    ...changed('wearer', 'Speed', speedBeforeArmorFt, speedFt, 'ft'),
    ...changed('wearer', 'dodge', reflex, dodgeModifier),
  ],
  groups: [
    { title: 'Armor', fields: ['category', 'materialMediumDr', 'qualityDr', 'magicalDr', 'helped'] },
    { title: 'Wearer', fields: ['speedBeforeArmorFt', 'reflex'] },
  ],
  examples: armorExamples,
});

function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}
