// Written by `npm run index` from the files of this folder.
import type { ChapterUnits } from '../../kernel/registry.ts';
import { strContest } from './str-contest.ts';

export const chapter: ChapterUnits = {
  id: 'phase-combat',
  units: [strContest],
};
