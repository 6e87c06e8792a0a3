// Written by `npm run index` from the files of this folder.
import type { ChapterUnits } from '../../kernel/registry.ts';
import { riposte } from './riposte.ts';

export const chapter: ChapterUnits = {
  id: 'dex-rank',
  units: [riposte],
};
