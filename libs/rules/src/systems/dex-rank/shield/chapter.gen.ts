// Written by `npm run index` from the files of this folder.
import type { ChapterUnits } from '../../../kernel/registry.ts';
import { knockBack } from './knock-back.ts';
import { rating } from './rating.ts';

export const chapter: ChapterUnits = {
  id: 'dex-rank.shield',
  units: [
    knockBack,
    rating,
  ],
};
