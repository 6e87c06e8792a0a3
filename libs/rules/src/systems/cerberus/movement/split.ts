import { z } from 'zod';
import { flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { feet } from './moving/fields.ts';

const RULE = 'cerberus.movement.split';

/** Movement may be divided around the action of the tick; both parts together stay within what the tick allows. */
export const split = formula({
  id: RULE,
  input: z.strictObject({
    budget_ft: feet('Movement of the tick.'),
    before_ft: feet('Covered before the action.'),
    after_ft: feet('Covered after it.'),
  }),
  output: z.strictObject({
    allowed: flag('Whether both parts fit.'),
    remaining_ft: feet('What is left; 0 when they do not fit.'),
  }),
  says: ({ allowed, remaining_ft: left }) =>
    allowed ? `Both parts fit; ${left} ft are left.` : 'Too far in one tick.',
  evaluate({ budget_ft: budget, before_ft: before, after_ft: after }, ruling) {
    const rest = ruling.calc('left').plus('movement', budget).minus('before', before).minus('after', after);
    const isWithin = rest.soFar >= 0;
    return { allowed: isWithin, remaining_ft: rest.atLeast(0).decimal(RULE, 'ft') };
  },
});
