import { z } from 'zod';
import { decision } from '../../kernel/decision.ts';
import { formula } from '../../kernel/unit.ts';
import { Armor, penaltyPoints } from './vocabulary.ts';

const gmArmorModifier = decision({
  id: 'percentile-dodge.armor#gmArmorModifier',
  question: 'How many points does the GM take off Dodge for armor and load?',
  schema: penaltyPoints('0 or less.'),
  usual: 0,
});

/** The GM may take points off Dodge for bulky armor or a large load; without a ruling it costs nothing. */
export const armor = formula({
  id: 'percentile-dodge.armor',
  input: z.strictObject({
    armor: Armor.optional(),
    gmArmorModifier: penaltyPoints('What the GM takes off; left out, the GM says, and usually 0.').optional(),
  }),
  output: z.strictObject({ armorModifier: penaltyPoints('What it takes off Dodge.') }),
  decisions: [gmArmorModifier],
  says: ({ armorModifier }, { armor: worn }) =>
    worn === 'light' && armorModifier < 0
      ? `Armor and load: ${armorModifier} to Dodge, though light armor should cost nothing.`
      : `Armor and load: ${armorModifier} to Dodge.`,
  evaluate: ({ gmArmorModifier: given }, ruling) => ({ armorModifier: given ?? ruling.decide(gmArmorModifier) }),
});
