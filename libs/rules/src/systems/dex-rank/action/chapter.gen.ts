// Written by `npm run index` from the files of this folder.
import type { ChapterUnits } from '../../../kernel/registry.ts';
import { attackKind } from './attack-kind.ts';
import { disengage } from './disengage.ts';
import { moveToEngage } from './move-to-engage.ts';
import { move } from './move.ts';
import { nonCombat } from './non-combat.ts';
import { plan } from './plan.ts';
import { readyWeapon } from './ready-weapon.ts';

export const chapter: ChapterUnits = {
  id: 'dex-rank.action',
  units: [
    attackKind,
    disengage,
    moveToEngage,
    move,
    nonCombat,
    plan,
    readyWeapon,
  ],
};
