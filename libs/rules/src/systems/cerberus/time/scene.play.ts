import { cerberusTimeTables } from '@riposte/content';
import { z } from 'zod';
import { text, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { TimeScale } from './scales.ts';

const nothing = (what: string) => whole(0, 0, `${what} spent: none in a scene.`);

/** In a scene characters simply do things and spend nothing; what somebody will oppose is a reason to go over to ticks. */
export const scenePlay = formula({
  id: 'cerberus.time.scene.play',
  input: z.strictObject({
    scale: z.literal('scene').describe('The scale on which this is played.'),
    action: text(200, 'What the character does, such as "search the room".'),
  }),
  output: z.strictObject({
    tokensSpent: nothing('Tokens'),
    slotsSpent: nothing('Slots'),
    ticksSpent: nothing('Ticks'),
    suggestScale: TimeScale.optional().describe('The scale that this action calls for, where it is another.'),
  }),
  says: ({ suggestScale }) =>
    suggestScale
      ? 'Somebody will oppose this: go over to ticks first.'
      : 'It happens; no token, slot or tick is spent.',
  evaluate({ action }) {
    const spent = { tokensSpent: 0, slotsSpent: 0, ticksSpent: 0 };
    return isContested(action) ? { ...spent, suggestScale: 'tick' as const } : spent;
  },
});

/** Whether a word of the action is one that somebody opposes. */
function isContested(action: string): boolean {
  const words = new Set(action.toLowerCase().split(/[^a-z]+/));
  return cerberusTimeTables.contestedActions.some((word) => words.has(word));
}
