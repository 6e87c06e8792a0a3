import { cerberusMartialTables } from '@riposte/content';
import { z } from 'zod';
import type { Figuring } from '../../../kernel/ruling.ts';
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
    const chosen = chosenAttribute({ strength, dexterity, use, finesseAllowed: mayReplace }, ruling);
    const { value } = chosen;
    const usable = bow && chosen.attribute !== 'none' ? ruling.run(damageBowCap, { value, ...bow }).usable : value;
    return multiplied({ ...chosen, value: usable }, use, featMultiplier, ruling);
  },
});

type Attributes = Pick<z.infer<typeof AttributeBonusInput>, 'strength' | 'dexterity' | 'use' | 'finesseAllowed'>;

/** The attribute that the damage adds, and by how much its grip multiplies it. */
interface Chosen {
  attribute: 'strength' | 'dexterity' | 'none';
  value: number;
  byGrip: number;
}

/** The better attribute; a firearm adds none unless some text gives it a multiplier, and then as any missile does. */
export function chosenAttribute(given: Attributes, ruling: Figuring): Chosen {
  const byGrip = ruling.run(damageAttributeMultiplier, { use: given.use }).multiplier;
  const use = given.use === 'firearm' && byGrip !== 0 ? 'ranged' : given.use;
  return { ...ruling.run(damageAttributeChoice, { ...given, use }), byGrip };
}

/** The attribute times what its grip or a feat makes of it. */
export function multiplied(
  { attribute: chosen, value, byGrip }: Chosen,
  use: Attributes['use'],
  featMultiplier: number,
  ruling: Figuring,
) {
  if (chosen === 'none') return { bonus: 0, label: '' };
  const multiplier = Math.max(byGrip, featMultiplier);
  const name = chosen === 'strength' ? 'STR' : 'DEX';
  const why = multiplier > byGrip ? 'feat' : rowOf(cerberusMartialTables.attributeMultipliers, 'key', use).use;
  const bonus = ruling.calc('attribute in the damage').plus(name, value).times(why, multiplier).decimal(RULE);
  return { bonus, label: multiplier === 1 ? name : `${name} × ${multiplier}` };
}
