import type { Chapter } from '../../types.ts';
import { priorityEntries } from './entries.ts';

/** Reactive combat. */
export const combat: Chapter = {
  id: 'cerberus.combat',
  system: 'cerberus',
  title: 'Reactive Combat',
  summary:
    'Who comes first when order matters: the Reflex total, the bonus for declaring first, and groups that roll once.',
  entries: priorityEntries,
};
