import { z } from 'zod';
import { Fraction } from '../../../kernel/exact/fraction.ts';
import { parameter } from '../../../kernel/parameter.ts';
import { decimal, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';

const RULE = 'cerberus.health.death-threshold';

const margin = parameter({
  id: `${RULE}#margin`,
  title: 'percent of maximum HP below 0 at which death comes',
  default: 25,
  schema: decimal(0, 100, 'Percent of maximum HP below 0 at which death comes.'),
  unit: 'percent',
  changedBy: 'undead and the text of creatures or feats',
});

/** Death comes at minus 25 % of maximum HP, the margin rounded down; reaching it kills. */
export const deathThreshold = formula({
  id: RULE,
  input: z.strictObject({ maxHp: whole(1, 100_000, { description: 'Maximum HP.', unit: 'HP' }) }),
  output: z.strictObject({ deathHp: whole(-100_000, 0, { description: 'HP at which death comes.', unit: 'HP' }) }),
  parameters: [margin],
  says: ({ deathHp }) => `Death comes at ${deathHp} HP.`,
  evaluate({ maxHp }, ruling) {
    const share = Fraction.from(ruling.parameter(margin));
    const below = ruling
      .calc('margin below 0')
      .plus('maximum HP', maxHp)
      .times('of it', Fraction.of(share.numerator, share.denominator * 100))
      .floor(RULE, 'HP');
    return { deathHp: 0 - below };
  },
});
