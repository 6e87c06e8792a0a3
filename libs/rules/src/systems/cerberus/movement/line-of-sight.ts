import { z } from 'zod';
import { choice, flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';

/** A creature is chosen as target by sight, or by a sense that stands in for it; a point needs neither. */
export const lineOfSight = formula({
  id: 'cerberus.movement.line-of-sight',
  input: z.strictObject({
    lineOfSight: flag('Whether the target can be seen.'),
    substituteSense: flag('Whether another sense stands in for sight.').optional(),
    target: choice('CerberusCreatureOrPoint', ['creature', 'point'], 'A creature, or a point in space.'),
  }),
  output: z.strictObject({ allowed: flag('Whether it can be targeted.') }),
  says: ({ allowed }, { target }) => `The ${target} can${allowed ? '' : 'not'} be targeted.`,
  evaluate: ({ lineOfSight: isSeen, substituteSense: isSensed = false, target }) => ({
    allowed: target === 'point' || isSeen || isSensed,
  }),
});
