import { cerberusTimeTables } from '@riposte/content';
import { z } from 'zod';
import { flag, text } from '../../../kernel/schema.ts';
import { rowOf } from '../../../kernel/table.ts';
import { formula } from '../../../kernel/unit.ts';
import { TimeScale } from './scales.ts';

/** How much time a scale spans, what is played in it and what is kept track of. */
export const scaleTable = formula({
  id: 'cerberus.time.scale.table',
  input: z.strictObject({ scale: TimeScale }),
  output: z.strictObject({
    span: text(60, 'How much time it spans.'),
    use: text(100, 'What is played in it.'),
    tracks: z.array(text(60, 'Something kept track of.')).max(20).describe('What is kept track of.'),
    actions_counted: flag('Whether single actions are counted.'),
  }),
  says: ({ span, use }, { scale }) => `The ${scale} scale spans ${span}: ${use}.`,
  evaluate({ scale }) {
    const { span, use, tracks, actions_counted } = rowOf(cerberusTimeTables.timeScales, 'scale', scale);
    return { span, use, tracks: [...tracks], actions_counted };
  },
});
