// Written by `npm run index` from the files of this folder.
import type { ChapterUnits } from '../../../kernel/registry.ts';
import { deathThreshold } from './death-threshold.ts';
import { hpMeaning } from './hp.meaning.ts';
import { state } from './state.ts';

export const chapter: ChapterUnits = {
  id: 'cerberus.health',
  units: [
    deathThreshold,
    hpMeaning,
    state,
  ],
};
