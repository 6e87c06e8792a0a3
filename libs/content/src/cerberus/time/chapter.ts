import type { Chapter } from '../../types.ts';
import { timeEntries } from './entries.ts';

/** Time scales. */
export const time: Chapter = {
  id: 'cerberus.time',
  system: 'cerberus',
  title: 'Time Scales',
  summary:
    'Ticks for moments in which the sequence counts, scenes, days and journeys for the rest. How long actions take, and what a change of scale keeps.',
  entries: timeEntries,
};
