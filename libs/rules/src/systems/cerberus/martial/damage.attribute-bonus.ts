import { cerberusMartialTables } from '@riposte/content';
import { z } from 'zod';
import { decimal } from '../../../kernel/schema.ts';
import { rowOf } from '../../../kernel/table.ts';
import { formula } from '../../../kernel/unit.ts';
import { attribute, Wielding } from '../vocabulary.ts';
import { damageAttributeChoice, finesseAllowed } from './damage.attribute-choice.ts';
import { damageAttributeMultiplier } from './damage.attribute-multiplier.ts';
import { bowFields, damageBowCap } from './damage.bow-cap.ts';

const RULE = 'cerberus.martial.damage.attribute-bonus';

export const Bow = z
  .strictObject(bowFields)
  .meta({ id: 'CerberusBow', title: 'Bow', description: 'What of a bow limits the attribute it adds.' });

const AttributeBonusInput = z.strictObject({
  strength: attribute('Strength.'),
  dexterity: attribute('Dexterity; it replaces a lower Strength by itself.'),
  use: Wielding,
  finesseAllowed: finesseAllowed().optional(),
  featMultiplier: decimal(0, 20, 'Multiplier that a feat gives; the higher of it and the grip counts.').optional(),
  bow: Bow.optional(),
});

/** The attribute's part of the damage: the better attribute, limited by a mundane bow, times the grip's or a feat's multiplier. */
export const damageAttributeBonus = formula({
  id: RULE,
  input: AttributeBonusInput,
  output: z.strictObject({
    bonus: decimal(-20_000, 20_000, 'What the damage adds; it may hold a half.'),
    label: z.string().describe('What it is, such as STR × 1.5.'),
  }),
  uses: [damageAttributeChoice, damageBowCap, damageAttributeMultiplier],
  says: ({ bonus, label }) => (label === '' ? 'No attribute is added.' : `${label} adds ${bonus} to the damage.`),
  evaluate({ strength, dexterity, use, finesseAllowed: mayReplace, featMultiplier = 0, bow }, ruling) {
    const choice = ruling.run(damageAttributeChoice, { strength, dexterity, use, finesseAllowed: mayReplace });
    if (choice.attribute === 'none') return { bonus: 0, label: '' };
    const { value } = choice;
    const usable = bow ? ruling.run(damageBowCap, { value, ...bow }).usable : value;
    const byGrip = ruling.run(damageAttributeMultiplier, { use }).multiplier;
    const multiplier = Math.max(byGrip, featMultiplier);
    const name = choice.attribute === 'strength' ? 'STR' : 'DEX';
    const why = multiplier > byGrip ? 'feat' : rowOf(cerberusMartialTables.attributeMultipliers, 'key', use).use;
    const bonus = ruling.calc('attribute in the damage').plus(name, usable).times(why, multiplier).decimal(RULE);
    return { bonus, label: multiplier === 1 ? name : `${name} × ${multiplier}` };
  },
});
