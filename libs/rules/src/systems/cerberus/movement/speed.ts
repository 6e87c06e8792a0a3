import { z } from 'zod';
import { DecimalModifier } from '../../../kernel/modifier.ts';
import { decimal } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { armorHeavySpeed } from '../martial/armor.heavy-speed.ts';
import { ArmorCategory, attribute } from '../vocabulary.ts';
import { speedField, wholeFeet } from './moving/fields.ts';

const RULE = 'cerberus.movement.speed';
const FEET_PER_DEX = 2;
const MOST_SPEED = 10_000;

/** What Speed is worked out from. */
export const speedFields = {
  base_ft: decimal(0, MOST_SPEED, {
    title: 'Base Speed',
    description: "The class's Speed for the level, or the Speed of a creature's profile.",
    unit: 'ft',
  }),
  dex: attribute('Dexterity: 2 ft for each point. A profile has it in its Speed already, so 0.'),
  flat_ft: z
    .array(DecimalModifier)
    .max(30)
    .optional()
    .meta({ title: 'Feet added', description: 'What race, size, feats and spells add, or below 0 take away.' }),
  multipliers: z
    .array(DecimalModifier.extend({ value: decimal(0, 100, 'What Speed is multiplied by.') }))
    .max(10)
    .optional()
    .meta({ title: 'Multipliers', description: 'What multiplies Speed; after all feet that are added.' }),
  armor: ArmorCategory.optional().describe('Armor worn; heavy armor takes its part off at the end.'),
};

/** Class base, 2 ft for each point of Dexterity, flat changes, then multipliers; one rounding, never below 0. Heavy armor comes last. */
export const speed = formula({
  id: RULE,
  input: z.strictObject(speedFields),
  output: z.strictObject({ speed_ft: wholeFeet('Speed in each tick.') }),
  uses: [armorHeavySpeed],
  says: ({ speed_ft: feet }) => `Speed ${feet} ft a tick.`,
  evaluate({ base_ft: base, dex, flat_ft: flat = [], multipliers = [], armor = 'none' }, ruling) {
    const sum = ruling
      .calc('Speed')
      .plus('base', base)
      .plus('DEX × 2', FEET_PER_DEX * dex)
      .plusEach(flat);
    for (const { label, value } of multipliers) sum.times(label, value);
    const light = sum.atLeast(0).floor(RULE, 'ft');
    if (armor !== 'heavy') return { speed_ft: light };
    return { speed_ft: ruling.run(armorHeavySpeed, { speedBeforeArmorFt: light }).speedFt };
  },
});

/** Speed where a rule takes it as known. */
export const knownSpeed = () => speedField('Speed in each tick, armor and everything else in it.');
