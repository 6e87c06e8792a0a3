import { z } from 'zod';
import { flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';

/** An area needs a line of effect from caster to origin; from there on only what lies between origin and creature matters. */
export const areaSpread = formula({
  id: 'cerberus.movement.area.spread',
  input: z.strictObject({
    casterToOrigin: flag('Whether the line of effect from caster to origin is free.'),
    originToTarget: flag('Whether the line of effect from origin to creature is free.'),
    insideShape: flag('Whether the creature is inside the area.'),
  }),
  output: z.strictObject({
    castAllowed: flag('Whether the area can be placed there.'),
    affected: flag('Whether it gets to the creature.'),
  }),
  says: ({ castAllowed, affected }) => {
    if (!castAllowed) return 'The way to the origin is cut.';
    return affected ? 'It gets to the creature.' : 'It does not get to the creature.';
  },
  evaluate: ({ casterToOrigin, originToTarget, insideShape }) => ({
    castAllowed: casterToOrigin,
    affected: casterToOrigin && originToTarget && insideShape,
  }),
});
