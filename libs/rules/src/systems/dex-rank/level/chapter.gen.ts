// Written by `npm run index` from the files of this folder.
import type { ChapterUnits } from '../../../kernel/registry.ts';
import { check } from './check.ts';
import { criticalThreshold } from './critical-threshold.ts';
import { fumbleRange } from './fumble-range.ts';
import { meaning } from './meaning.ts';
import { read } from './read.ts';

export const chapter: ChapterUnits = {
  id: 'dex-rank.level',
  units: [
    check,
    criticalThreshold,
    fumbleRange,
    meaning,
    read,
  ],
};
