// Written by `npm run index` from the files of this folder.
import type { ChapterUnits } from '../../../kernel/registry.ts';
import { impale } from './impale.ts';
import { impromptu } from './impromptu.ts';
import { shieldErosion } from './shield-erosion.ts';
import { weaponBreakage } from './weapon-breakage.ts';

export const chapter: ChapterUnits = {
  id: 'dex-rank.parry',
  units: [
    impale,
    impromptu,
    shieldErosion,
    weaponBreakage,
  ],
};
