// Written by `npm run index` from the files of this folder.
import type { ChapterUnits } from '../../../kernel/registry.ts';
import { canImpale } from './can-impale.ts';
import { cavalryLance } from './cavalry-lance.ts';
import { classSkill } from './class-skill.ts';
import { classes } from './classes.ts';
import { missileRules } from './missile-rules.ts';

export const chapter: ChapterUnits = {
  id: 'dex-rank.weapon',
  units: [
    canImpale,
    cavalryLance,
    classSkill,
    classes,
    missileRules,
  ],
};
