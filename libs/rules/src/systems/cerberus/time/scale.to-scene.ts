import { cerberusTimeTables } from '@riposte/content';
import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { isAmong, TimeScale, trigger as triggerField } from './scales.ts';

export const priorityContested = decision({
  id: 'cerberus.time.scale.to-scene#priorityContested',
  question: 'Does anybody still contest who comes first?',
  schema: z.boolean(),
});

/** Ticks end once nobody contests priority any more. The GM says so; the events of the table are prompts. */
export const scaleToScene = formula({
  id: 'cerberus.time.scale.to-scene',
  input: z.strictObject({
    scale: z.literal('tick').describe('Ticks are being counted.'),
    trigger: triggerField().optional(),
    priorityContested: flag(
      'Whether priority is still contested; left out, the GM says, and usually not after a listed event.',
    ).optional(),
  }),
  output: z.strictObject({ scale: TimeScale.describe('The scale from here on.') }),
  decisions: [priorityContested],
  says: ({ scale }) =>
    scale === 'tick' ? 'Ticks go on being counted.' : 'Nobody contests priority: back to the scene.',
  evaluate({ trigger, priorityContested: given }, ruling) {
    const usual = trigger === undefined ? undefined : !isAmong(cerberusTimeTables.scenePrompts, trigger);
    const isContested = given ?? ruling.decide(priorityContested, usual);
    return { scale: isContested ? 'tick' : 'scene' } as const;
  },
});
