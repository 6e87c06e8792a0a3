import { parameter } from '../../../kernel/parameter.ts';
import { whole } from '../../../kernel/schema.ts';

/** Read by every rule that works out the OCV of a grab. */
export const grabPenalty = parameter({
  id: 'phase-combat.grab.attack#ocv',
  title: 'OCV of a grab',
  default: -1,
  schema: whole(-100, 100, 'Added to OCV.'),
  changedBy: 'the GM',
});
