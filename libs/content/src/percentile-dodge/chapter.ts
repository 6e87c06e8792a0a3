import type { Chapter } from '../types.ts';
import { contestEntries } from './entries-contest.ts';
import { skillEntries } from './entries-skill.ts';

/** The chapter on dodging; it is the whole of the system. */
export const dodge: Chapter = {
  id: 'percentile-dodge',
  system: 'percentile-dodge',
  title: 'Dodge',
  summary:
    'When an attack meets a dodge, who may dodge, how good the dodge is, and how two margins settle whether it hits.',
  entries: [...contestEntries, ...skillEntries],
};
