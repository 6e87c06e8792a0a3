import { z } from 'zod';
import { flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { faces, favorable } from './figures.ts';

/** The GM names X favorable faces of Y. Odds of 0 or of all faces are certainty: the outcome is applied and nothing is rolled. */
export const chanceOdds = formula({
  id: 'cerberus.base.chance.odds',
  input: z.strictObject({
    x: favorable(),
    y: faces(),
    reasons: z.string().max(1000).optional().describe('Why the GM sets these odds, for the record.'),
  }),
  output: z.strictObject({ valid: flag('Whether these odds can be rolled: Y at least 2, X from 1 to Y - 1.') }),
  says: ({ valid }, { x, y }) =>
    valid ? `${x} in ${y}.` : `${x} in ${y} cannot be rolled: X must be from 1 to Y - 1, else the outcome is certain.`,
  evaluate: ({ x, y }) => ({ valid: y >= 2 && x >= 1 && x <= y - 1 }),
});
