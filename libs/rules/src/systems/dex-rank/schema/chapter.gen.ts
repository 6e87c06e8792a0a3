// Written by `npm run index` from the files of this folder.
import type { ChapterUnits } from '../../../kernel/registry.ts';
import { armor } from './armor.ts';
import { check } from './check.ts';
import { fumbleRow } from './fumble-row.ts';
import { shield } from './shield.ts';
import { weapon } from './weapon.ts';

export const chapter: ChapterUnits = {
  id: 'dex-rank.schema',
  units: [
    armor,
    check,
    fumbleRow,
    shield,
    weapon,
  ],
};
