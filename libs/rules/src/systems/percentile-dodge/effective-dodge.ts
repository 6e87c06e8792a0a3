import { z } from 'zod';
import { parameter } from '../../kernel/parameter.ts';
import { formula } from '../../kernel/unit.ts';
import { figure, penaltyPoints, percentage, points } from './vocabulary.ts';

const RULE = 'percentile-dodge.effective-dodge';

const further = parameter({
  id: `${RULE}#further`,
  title: 'further points on Dodge',
  default: 0,
  schema: points('Points added to Dodge beside the modifiers of the rules.'),
  unit: 'points',
  changedBy: 'the GM, and what a table adds to the rules',
});

/** The base with everything that modifies it, in points; it has neither floor nor ceiling. */
export const effectiveDodge = formula({
  id: RULE,
  input: z.strictObject({
    baseDodge: percentage('The base: Dodge, or Dexterity where the sheet has none.'),
    situationalModifier: points('What the situation adds.'),
    multiActionModifier: penaltyPoints('What several actions take off.'),
    armorModifier: penaltyPoints('What armor and load take off.'),
  }),
  output: z.strictObject({ effectiveDodge: figure('Effective dodge; it may be negative.') }),
  parameters: [further],
  says: ({ effectiveDodge: sum }) => `Effective dodge ${sum}.`,
  evaluate({ baseDodge, situationalModifier, multiActionModifier, armorModifier }, ruling) {
    const sum = ruling
      .calc('effective dodge')
      .plus('base dodge', baseDodge)
      .plus('situation', situationalModifier)
      .plus('several actions', multiActionModifier)
      .plus('armor and load', armorModifier)
      .plus('further points', ruling.parameter(further));
    return { effectiveDodge: sum.floor(RULE, 'percent') };
  },
});
