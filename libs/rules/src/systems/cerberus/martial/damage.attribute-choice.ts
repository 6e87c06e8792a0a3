import { z } from 'zod';
import { choice, flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { attribute, Wielding } from '../vocabulary.ts';

export const finesseAllowed = () =>
  flag('Whether Dexterity may take the place of Strength; the GM says no for a weapon that plainly needs strength.');

/** Dexterity takes the place of Strength in the damage when it is strictly higher; a firearm adds neither. */
export const damageAttributeChoice = formula({
  id: 'cerberus.martial.damage.attribute-choice',
  input: z.strictObject({
    strength: attribute('Strength.'),
    dexterity: attribute('Dexterity.'),
    use: Wielding,
    finesseAllowed: finesseAllowed().optional(),
  }),
  output: z.strictObject({
    attribute: choice('CerberusDamageAttribute', ['strength', 'dexterity', 'none'], 'The attribute that is added.'),
    value: attribute('Its value, before any limit or multiplier.'),
  }),
  says: ({ attribute: chosen, value }) =>
    chosen === 'none'
      ? 'A firearm adds no attribute.'
      : `The damage adds ${chosen === 'strength' ? 'STR' : 'DEX'} ${value}.`,
  evaluate({ strength, dexterity, use, finesseAllowed: mayReplace = true }) {
    if (use === 'firearm') return { attribute: 'none' as const, value: 0 };
    if (dexterity > strength && mayReplace) return { attribute: 'dexterity' as const, value: dexterity };
    return { attribute: 'strength' as const, value: strength };
  },
});
