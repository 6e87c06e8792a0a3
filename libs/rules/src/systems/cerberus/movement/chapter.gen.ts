// Written by `npm run index` from the files of this folder.
import type { ChapterUnits } from '../../../kernel/registry.ts';
import { coverTable } from './cover-table.ts';
import { coverChance } from './cover.chance.ts';
import { coverReflex } from './cover.reflex.ts';
import { coverTotal } from './cover.total.ts';
import { measure } from './measure.ts';

export const chapter: ChapterUnits = {
  id: 'cerberus.movement',
  units: [
    coverTable,
    coverChance,
    coverReflex,
    coverTotal,
    measure,
  ],
};
