// Written by `npm run index` from the files of this folder.
import type { ChapterUnits } from '../../../kernel/registry.ts';
import { demon } from './demon.ts';
import { effects } from './effects.ts';
import { roll } from './roll.ts';
import { standard } from './standard.ts';
import { table } from './table.ts';

export const chapter: ChapterUnits = {
  id: 'dex-rank.fumble',
  units: [
    demon,
    effects,
    roll,
    standard,
    table,
  ],
};
