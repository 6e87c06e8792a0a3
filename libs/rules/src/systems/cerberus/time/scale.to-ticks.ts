import { cerberusTimeTables } from '@riposte/content';
import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { isAmong, TimeScale, trigger as triggerField } from './scales.ts';

export const orderMatters = decision({
  id: 'cerberus.time.scale.to-ticks#orderMatters',
  question: 'Does the sequence of what happens now change what comes of it?',
  schema: z.boolean(),
});

/** Ticks begin as soon as the sequence matters. The GM says so; the events of the table are prompts. */
export const scaleToTicks = formula({
  id: 'cerberus.time.scale.to-ticks',
  input: z.strictObject({
    scale: TimeScale,
    trigger: triggerField().optional(),
    orderMatters: flag(
      'Whether the sequence matters; left out, the GM says, and usually so after a listed event.',
    ).optional(),
  }),
  output: z.strictObject({ scale: TimeScale.describe('The scale from here on.') }),
  decisions: [orderMatters],
  says: ({ scale }) => (scale === 'tick' ? 'Ticks are counted from here on.' : `Play stays on the ${scale} scale.`),
  evaluate({ scale, trigger, orderMatters: given }, ruling) {
    const isPrompt = trigger === undefined ? undefined : isAmong(cerberusTimeTables.ticksPrompts, trigger);
    return { scale: (given ?? ruling.decide(orderMatters, isPrompt)) ? 'tick' : scale };
  },
});
