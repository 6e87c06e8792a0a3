// Written by `npm run index` from the files of this folder.
import type { ChapterUnits } from '../../../kernel/registry.ts';
import { criticalHeavyArmor } from './critical.heavy-armor.ts';
import { criticalTrigger } from './critical.trigger.ts';
import { damagePipeline } from './damage.pipeline.ts';
import { defenseDuel } from './defense.duel.ts';
import { drPenetration } from './dr.penetration.ts';
import { parryLevelLimit } from './parry.level-limit.ts';

export const chapter: ChapterUnits = {
  id: 'cerberus.martial',
  units: [
    criticalHeavyArmor,
    criticalTrigger,
    damagePipeline,
    defenseDuel,
    drPenetration,
    parryLevelLimit,
  ],
};
