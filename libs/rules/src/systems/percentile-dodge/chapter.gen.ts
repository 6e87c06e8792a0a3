// Written by `npm run index` from the files of this folder.
import type { ChapterUnits } from '../../kernel/registry.ts';
import { archeryPermission } from './archery-permission.ts';
import { armor } from './armor.ts';
import { attackType } from './attack-type.ts';
import { attack } from './attack.ts';
import { attacks } from './attacks.ts';
import { baseSkill } from './base-skill.ts';
import { combined } from './combined.ts';
import { contest } from './contest.ts';
import { dodge } from './dodge.ts';
import { effectiveDodge } from './effective-dodge.ts';
import { eligibility } from './eligibility.ts';
import { multiAction } from './multi-action.ts';
import { round } from './round.ts';
import { situational } from './situational.ts';
import { trigger } from './trigger.ts';

export const chapter: ChapterUnits = {
  id: 'percentile-dodge',
  units: [
    archeryPermission,
    armor,
    attackType,
    attack,
    attacks,
    baseSkill,
    combined,
    contest,
    dodge,
    effectiveDodge,
    eligibility,
    multiAction,
    round,
    situational,
    trigger,
  ],
};
