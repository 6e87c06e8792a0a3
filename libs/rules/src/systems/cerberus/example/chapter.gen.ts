// Written by `npm run index` from the files of this folder.
import type { ChapterUnits } from '../../../kernel/registry.ts';
import { combatants } from './combatants.ts';
import { combined } from './combined.ts';
import { conditionalDeclaration } from './conditional-declaration.ts';
import { cover } from './cover.ts';
import { damage } from './damage.ts';
import { declarationBonus } from './declaration-bonus.ts';
import { fireball } from './fireball.ts';
import { interruption } from './interruption.ts';
import { movement } from './movement.ts';
import { opportunityAttack } from './opportunity-attack.ts';
import { parries } from './parries.ts';
import { priority } from './priority.ts';
import { replay } from './replay.ts';
import { resources } from './resources.ts';

export const chapter: ChapterUnits = {
  id: 'cerberus.example',
  units: [
    combatants,
    combined,
    conditionalDeclaration,
    cover,
    damage,
    declarationBonus,
    fireball,
    interruption,
    movement,
    opportunityAttack,
    parries,
    priority,
    replay,
    resources,
  ],
};
