// Written by `npm run index` from the files of this folder.
import type { ChapterUnits } from '../../../kernel/registry.ts';
import { table } from './table.ts';

export const chapter: ChapterUnits = {
  id: 'phase-combat.maneuver',
  units: [table],
};
