import { cerberusMartialTables } from '@riposte/content';
import { z } from 'zod';
import { type Parameter, parameter } from '../../../kernel/parameter.ts';
import { decimal } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { Wielding } from '../vocabulary.ts';

const RULE = 'cerberus.martial.damage.attribute-multiplier';
const factor = (description: string) => decimal(0, 20, description);

/** One parameter for each grip, since a feat raises the multiplier of one. */
const multipliers = Object.fromEntries(
  cerberusMartialTables.attributeMultipliers.map(({ key, use, multiplier }) => [
    key,
    parameter<number>({
      id: `${RULE}#${key}`,
      title: `what multiplies the attribute in damage: ${use}`,
      default: multiplier,
      schema: factor(`What multiplies the attribute in damage: ${use}.`),
      changedBy: 'a feat that raises the multiplier, or the profile of a creature',
    }),
  ]),
) as Record<z.infer<typeof Wielding>, Parameter<number>>;

/** The grip used for this attack, not the weapon's row, sets what multiplies the attribute in the damage. */
export const damageAttributeMultiplier = formula({
  id: RULE,
  input: z.strictObject({ use: Wielding }),
  output: z.strictObject({ multiplier: factor('What multiplies the attribute; the half of 1.5 is kept.') }),
  parameters: Object.values(multipliers),
  says: ({ multiplier }) => `The attribute counts ×${multiplier} in the damage.`,
  evaluate: ({ use }, ruling) => ({ multiplier: ruling.parameter(multipliers[use]) }),
});
