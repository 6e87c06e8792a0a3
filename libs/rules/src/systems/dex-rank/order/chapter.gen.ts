// Written by `npm run index` from the files of this folder.
import type { ChapterUnits } from '../../../kernel/registry.ts';
import { dexRank } from './dex-rank.ts';
import { rankOfAction } from './rank-of-action.ts';
import { spacing } from './spacing.ts';

export const chapter: ChapterUnits = {
  id: 'dex-rank.order',
  units: [
    dexRank,
    rankOfAction,
    spacing,
  ],
};
