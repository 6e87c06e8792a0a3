import { z } from 'zod';
import { flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { feet, shareField, wholeFeet } from './moving/fields.ts';
import { knownSpeed } from './speed.ts';

const RULE = 'cerberus.movement.allowance.tick';

/** What the movement of one tick comes to. */
export const tickOutput = {
  budget_ft: wholeFeet('Movement of the tick in all.'),
  remaining_ft: feet('What is left of it; 0 when more has been covered already.'),
  allowed: flag('Whether what has been covered is within it.'),
};

/** What is done and covered in one tick. */
export const tickFields = {
  speed_ft: knownSpeed(),
  modeFactors: z
    .array(shareField('A share of Speed.'))
    .max(10)
    .optional()
    .describe('What climbing, swimming or difficult terrain leave of Speed; all of them count.'),
  fractions: z
    .array(shareField('A share of Speed.'))
    .max(50)
    .optional()
    .describe('The share that each action of the tick leaves; the smallest one counts.'),
  moved_ft: feet('What has been covered in the tick already; a halved mode uses up twice its length.').optional(),
};

/** Speed in the mode used times the smallest share of all that is done in the tick, rounded down once; what has been covered counts against it. */
export const allowanceTick = formula({
  id: RULE,
  input: z.strictObject(tickFields),
  output: z.strictObject(tickOutput),
  says: ({ budget_ft: budget, remaining_ft: left, allowed }) =>
    allowed ? `${left} of ${budget} ft are left.` : `Only ${budget} ft: more has been covered already.`,
  evaluate({ speed_ft: speed, modeFactors = [], fractions = [], moved_ft: moved = 0 }, ruling) {
    const sum = ruling.calc('movement of the tick').plus('Speed', speed);
    for (const factor of modeFactors) sum.times('mode', factor);
    const budget = sum.times('smallest share', Math.min(1, ...fractions)).floor(RULE, 'ft');
    const left = ruling.calc('left').plus('movement', budget).minus('covered', moved).atLeast(0).decimal(RULE, 'ft');
    return { budget_ft: budget, remaining_ft: left, allowed: moved <= budget };
  },
});
