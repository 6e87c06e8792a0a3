import { z } from 'zod';
import { parameter } from '../../../kernel/parameter.ts';
import { whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { ArmorCategory } from '../vocabulary.ts';
import { AttackKind, multiplier as multiplierField } from './weaponry/damage-fields.ts';

export const criticalReduction = parameter({
  id: 'cerberus.martial.critical.heavy-armor#reduction',
  title: 'how much heavy armor lowers a critical multiplier',
  default: 1,
  schema: whole(0, 20, 'How much heavy armor lowers a critical multiplier.'),
  changedBy: 'the material or text of the armor',
});

/** Heavy armor lowers a weapon's critical multiplier by 1, never below x1; spells are exempt. */
export const criticalHeavyArmor = formula({
  id: 'cerberus.martial.critical.heavy-armor',
  input: z.strictObject({
    multiplier: multiplierField("The weapon's critical multiplier."),
    targetArmorCategory: ArmorCategory,
    attackKind: AttackKind,
  }),
  output: z.strictObject({ effectiveMultiplier: multiplierField('The multiplier against this target.') }),
  parameters: [criticalReduction],
  says: ({ effectiveMultiplier }, { multiplier, targetArmorCategory }) =>
    `Against ${targetArmorCategory === 'none' ? 'no' : targetArmorCategory} armor a critical ×${multiplier} counts as ×${effectiveMultiplier}.`,
  evaluate({ multiplier, targetArmorCategory, attackKind }, ruling) {
    if (attackKind === 'spell' || targetArmorCategory !== 'heavy') return { effectiveMultiplier: multiplier };
    return { effectiveMultiplier: Math.max(1, multiplier - ruling.parameter(criticalReduction)) };
  },
});
