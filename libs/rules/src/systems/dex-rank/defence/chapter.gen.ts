// Written by `npm run index` from the files of this folder.
import type { ChapterUnits } from '../../../kernel/registry.ts';
import { choice } from './choice.ts';
import { closeIn } from './close-in.ts';
import { pool } from './pool.ts';

export const chapter: ChapterUnits = {
  id: 'dex-rank.defence',
  units: [
    choice,
    closeIn,
    pool,
  ],
};
