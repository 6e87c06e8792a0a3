import type { Chapter } from '../../types.ts';
import { movementEntries } from './entries.ts';
import { movingEntries } from './entries-moving.ts';

/** Movement, space and ranges. */
export const movement: Chapter = {
  id: 'cerberus.movement',
  system: 'cerberus',
  title: 'Movement, Space and Ranges',
  summary: 'Speed and what each tick allows of it; distances; and what stands between attacker and target.',
  entries: [...movingEntries, ...movementEntries],
};
