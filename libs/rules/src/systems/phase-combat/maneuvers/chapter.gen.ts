// Written by `npm run index` from the files of this folder.
import type { ChapterUnits } from '../../../kernel/registry.ts';
import { combined } from './combined.ts';

export const chapter: ChapterUnits = {
  id: 'phase-combat.maneuvers',
  units: [combined],
};
