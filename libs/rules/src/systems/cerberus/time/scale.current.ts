import { z } from 'zod';
import { choice, flag, text } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { TimeScale } from './scales.ts';

/** Play runs on one of four scales for the whole table, and the GM announces which. */
export const scaleCurrent = formula({
  id: 'cerberus.time.scale.current',
  input: z.strictObject({
    scale: text(60, 'The scale that is announced.'),
    announcedBy: choice('CerberusScaleAnnouncer', ['gm', 'player'], 'Who announces it; only the GM can.').optional(),
  }),
  output: z.strictObject({
    accepted: flag('Whether the scale holds from now on.'),
    scale: TimeScale.optional().describe('The scale that holds then; absent when nothing changes.'),
  }),
  says: ({ scale }, { scale: announced, announcedBy = 'gm' }) => {
    if (scale) return `Play runs on the ${scale} scale, for the whole table.`;
    return announcedBy === 'gm' ? `There is no scale called ${announced}.` : 'The scale is announced by the GM.';
  },
  evaluate({ scale, announcedBy = 'gm' }) {
    const known = TimeScale.safeParse(scale);
    return announcedBy === 'gm' && known.success ? { accepted: true, scale: known.data } : { accepted: false };
  },
});
