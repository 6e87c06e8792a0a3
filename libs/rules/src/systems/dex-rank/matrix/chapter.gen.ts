// Written by `npm run index` from the files of this folder.
import type { ChapterUnits } from '../../../kernel/registry.ts';
import { dodge } from './dodge.ts';
import { parry } from './parry.ts';
import { undefended } from './undefended.ts';

export const chapter: ChapterUnits = {
  id: 'dex-rank.matrix',
  units: [
    dodge,
    parry,
    undefended,
  ],
};
