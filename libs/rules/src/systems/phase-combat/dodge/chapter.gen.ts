// Written by `npm run index` from the files of this folder.
import type { ChapterUnits } from '../../../kernel/registry.ts';
import { action } from './action.ts';
import { dcv } from './dcv.ts';
import { haltsSeries } from './halts-series.ts';
import { series } from './series.ts';

export const chapter: ChapterUnits = {
  id: 'phase-combat.dodge',
  units: [
    action,
    dcv,
    haltsSeries,
    series,
  ],
};
