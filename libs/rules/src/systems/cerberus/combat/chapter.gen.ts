// Written by `npm run index` from the files of this folder.
import type { ChapterUnits } from '../../../kernel/registry.ts';
import { declareFirstBonus } from './declare.first-bonus.ts';
import { groupReflex } from './group.reflex.ts';
import { priorityTotal } from './priority.total.ts';

export const chapter: ChapterUnits = {
  id: 'cerberus.combat',
  units: [
    declareFirstBonus,
    groupReflex,
    priorityTotal,
  ],
};
