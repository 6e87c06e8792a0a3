// Written by `npm run index` from the files of this folder.
import type { ChapterUnits } from '../../../kernel/registry.ts';
import { formula } from './formula.ts';
import { hitPoints } from './hit-points.ts';

export const chapter: ChapterUnits = {
  id: 'dex-rank.damage',
  units: [
    formula,
    hitPoints,
  ],
};
