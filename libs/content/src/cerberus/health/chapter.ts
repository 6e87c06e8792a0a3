import type { Chapter } from '../../types.ts';
import { hpEntries } from './entries.ts';

/** Health and conditions. */
export const health: Chapter = {
  id: 'cerberus.health',
  system: 'cerberus',
  title: 'Health and Conditions',
  summary: 'What HP mean, when a character is down, and when dead.',
  entries: hpEntries,
};
