import { z } from 'zod';
import { Fraction } from '../../../kernel/exact/fraction.ts';
import { DecimalModifier } from '../../../kernel/modifier.ts';
import { parameter } from '../../../kernel/parameter.ts';
import { whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { attribute } from '../vocabulary.ts';
import { difficulty } from './figures.ts';

const RULE = 'cerberus.base.save.spell-dc';

const base = parameter({
  id: `${RULE}#base`,
  title: 'number that every spell DC starts from',
  default: 10,
  schema: whole(-1000, 1000, 'The number that every spell DC starts from.'),
  changedBy: "the spell's entry, the class, cooperative casting or feats",
});

/** What a spell's caster brings to its DC. */
export const casterFields = {
  casterLevel: whole(1, 1000, { description: 'Caster level.', unit: 'levels' }),
  magicAttribute: attribute("The caster's magic attribute: INT unless the spell or class names another."),
  bonuses: z.array(DecimalModifier).max(30).optional().describe('What else adds to the DC.'),
};

/** 10, half the caster level, the magic attribute and bonuses; the half stays until the sum is rounded down. */
export const saveSpellDc = formula({
  id: RULE,
  input: z.strictObject(casterFields),
  output: z.strictObject({ dc: difficulty() }),
  parameters: [base],
  says: ({ dc }) => `The DC is ${dc}.`,
  evaluate({ casterLevel, magicAttribute, bonuses = [] }, ruling) {
    const sum = ruling
      .calc('DC')
      .plus('to start from', ruling.parameter(base))
      .plus(`half of caster level ${casterLevel}`, Fraction.of(casterLevel, 2))
      .plus('magic attribute', magicAttribute);
    return { dc: sum.plusEach(bonuses).floor(RULE) };
  },
});
