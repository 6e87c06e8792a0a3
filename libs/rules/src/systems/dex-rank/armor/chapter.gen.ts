// Written by `npm run index` from the files of this folder.
import type { ChapterUnits } from '../../../kernel/registry.ts';
import { absorb } from './absorb.ts';
import { chanceAffected } from './chance-affected.ts';
import { origin } from './origin.ts';
import { society } from './society.ts';

export const chapter: ChapterUnits = {
  id: 'dex-rank.armor',
  units: [
    absorb,
    chanceAffected,
    origin,
    society,
  ],
};
