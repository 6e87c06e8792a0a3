import type { Chapter } from '../../types.ts';
import { hpEntries } from './entries.ts';
import { conditionEntries, fearEntries } from './entries-conditions.ts';
import { dyingEntries } from './entries-dying.ts';
import { combinedEntry, poisonEntries } from './entries-poison.ts';

/** Health and conditions. */
export const health: Chapter = {
  id: 'cerberus.health',
  system: 'cerberus',
  title: 'Health and Conditions',
  summary:
    'What HP mean, dying and stable, conditions, fear, physical poisons, healing, and positive and negative energy.',
  entries: [...hpEntries, ...dyingEntries, ...conditionEntries, ...fearEntries, ...poisonEntries, combinedEntry],
};
