import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { Fraction } from '../../../kernel/exact/fraction.ts';
import { parameter } from '../../../kernel/parameter.ts';
import { choice, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { roundedUp } from '../rounding.ts';
import { skill } from '../vocabulary.ts';

const RULE = 'dex-rank.level.critical-threshold';

export const ThresholdBasis = choice(
  'DexRankThresholdBasis',
  ['effective', 'base'],
  'Effective: the chance actually rolled against. Base: the skill before reductions.',
);

const thresholdBasis = decision({
  id: `${RULE}#thresholdBasis`,
  question: 'Which chance sets the critical threshold: the effective one, which is rolled against, or the base skill?',
  schema: ThresholdBasis,
  usual: 'effective',
});

const share = parameter({
  id: `${RULE}#share`,
  title: 'percent of the chance within which a roll is critical',
  default: 20,
  schema: whole(0, 100, { description: 'Percent of the chance within which a roll is critical.', unit: 'percent' }),
  unit: 'percent',
  changedBy: "the table's house rules",
});

/** A fifth of the chance rolled against, fractions up. */
export const criticalThreshold = formula({
  id: RULE,
  input: z.strictObject({
    skill: skill('The chance rolled against.'),
    base: skill('The skill before reductions, where there were any.').optional(),
  }),
  output: z.strictObject({ threshold: skill('A roll up to this is a critical.') }),
  decisions: [thresholdBasis],
  parameters: [share],
  says: ({ threshold }) => `A roll of ${threshold} or less is a critical.`,
  evaluate({ skill: chance, base = chance }, ruling) {
    const read = base !== chance && ruling.decide(thresholdBasis) === 'base' ? base : chance;
    const fifth = Fraction.of(ruling.parameter(share), 100);
    const sum = ruling.calc('critical threshold').plus('chance', read).times('of it', fifth);
    return { threshold: roundedUp(sum, RULE, 'critical threshold', ruling) };
  },
});
