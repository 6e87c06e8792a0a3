import { z } from 'zod';
import { flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';

/** Light on the thing seen decides, neither light on the viewer nor on the way between; the line of sight must be open. */
export const darknessTransparent = formula({
  id: 'cerberus.perception.darkness.transparent',
  input: z.strictObject({
    viewerLit: flag('Whether light falls on the viewer: it does not matter.').optional(),
    betweenLit: flag('Whether the way between is lit: it does not matter.').optional(),
    targetLit: flag('Whether light falls on what is looked at.'),
    lineOfSight: flag('Whether the line of sight is open.'),
  }),
  output: z.strictObject({ seen: flag('Whether it is seen by its light.') }),
  says: ({ seen }, { lineOfSight }) => {
    if (seen) return 'It is lit, and so it is seen, across any darkness.';
    return lineOfSight ? 'No light falls on it.' : 'The line of sight is not open.';
  },
  evaluate: ({ targetLit, lineOfSight }) => ({ seen: targetLit && lineOfSight }),
});
