import type { Chapter } from '../../types.ts';
import { movementEntries } from './entries.ts';

/** Movement, space and ranges. */
export const movement: Chapter = {
  id: 'cerberus.movement',
  system: 'cerberus',
  title: 'Movement, Space and Ranges',
  summary:
    'What stands between attacker and target: cover, and what it does for those who defend and those who do not.',
  entries: movementEntries,
};
