// Written by `npm run index` from the files of this folder.
import type { ChapterUnits } from '../../../kernel/registry.ts';
import { intOrder } from './int-order.ts';
import { timing } from './timing.ts';

export const chapter: ChapterUnits = {
  id: 'dex-rank.magic',
  units: [
    intOrder,
    timing,
  ],
};
