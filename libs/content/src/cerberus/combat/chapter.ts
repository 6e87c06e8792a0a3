import type { Chapter } from '../../types.ts';
import { actionEntries } from './entries-actions.ts';
import { boardEntries } from './entries-board.ts';
import { priorityEntries } from './entries-priority.ts';

/** Reactive combat. */
export const combat: Chapter = {
  id: 'cerberus.combat',
  system: 'cerberus',
  title: 'Reactive Combat',
  summary:
    'Rounds of three ticks, reserves and the Action Board, actions of several ticks, and who comes first when order matters.',
  entries: [...boardEntries, ...actionEntries, ...priorityEntries],
};
