import { choice, text } from '../../../kernel/schema.ts';

/** The words that the rules of this chapter share. */

export const TimeScale = choice('CerberusTimeScale', ['tick', 'scene', 'day', 'journey'], {
  title: 'Time scale',
  description: 'How finely time is played: in ticks, scenes, days or by journeys.',
});

export const trigger = () => text(200, 'What has just happened, such as "ambush starts" or "surrender accepted".');

/** Whether the words are those of a row, capitals aside. */
export function isAmong(rows: readonly { trigger: string }[], happened: string): boolean {
  return rows.some((row) => row.trigger.toLowerCase() === happened.trim().toLowerCase());
}
