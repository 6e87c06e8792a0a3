// Written by `npm run index` from the files of this folder.
import type { ChapterUnits } from '../../../kernel/registry.ts';
import { priorityTotal } from './priority.total.ts';

export const chapter: ChapterUnits = {
  id: 'cerberus.combat',
  units: [priorityTotal],
};
