import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { flag, text } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { attribute, level } from '../vocabulary.ts';
import { GrappleOdds } from './grapple.check.ts';

export const grappleOdds = decision({
  id: 'cerberus.martial.grapple.factors#odds',
  question: 'How good are the odds of this grapple, seen from whoever attempts it?',
  schema: GrappleOdds,
});

const side = <T extends z.ZodType>(value: T, description: string) =>
  z.strictObject({ attempter: value, opponent: value }).describe(description);

/** What the GM weighs for the odds of a grapple. There is no formula: the figures are set side by side and the GM answers. */
export const grappleFactors = formula({
  id: 'cerberus.martial.grapple.factors',
  input: z.strictObject({
    strength: side(attribute('STR.'), 'Imposing or resisting movement.').optional(),
    dexterity: side(attribute('DEX.'), 'Footing, timing, escape.').optional(),
    size: side(text(30, 'Size.'), 'Weight, reach, possible holds.').optional(),
    level: side(level(), 'Experience, level first.').optional(),
    extraExperience: side(
      flag('Whether a class or feat makes level weigh more.'),
      'Training that makes level weigh more.',
    ).optional(),
  }),
  output: GrappleOdds,
  decisions: [grappleOdds],
  says: ({ chances, outOf }) => `The GM sets ${chances} in ${outOf}.`,
  evaluate: (_, ruling) => ruling.decide(grappleOdds),
});
