// Written by `npm run index` from the files of this folder.
import type { ChapterUnits } from '../../../kernel/registry.ts';
import { autofireSweep } from './autofire-sweep.ts';
import { chain } from './chain.ts';
import { cost } from './cost.ts';
import { declare } from './declare.ts';
import { failure } from './failure.ts';
import { forAnother } from './for-another.ts';
import { hthOnly } from './hth-only.ts';
import { initiative } from './initiative.ts';
import { itemDamage } from './item-damage.ts';
import { ocv } from './ocv.ts';
import { roll } from './roll.ts';
import { series } from './series.ts';
import { stance } from './stance.ts';
import { unarmed } from './unarmed.ts';

export const chapter: ChapterUnits = {
  id: 'phase-combat.block',
  units: [
    autofireSweep,
    chain,
    cost,
    declare,
    failure,
    forAnother,
    hthOnly,
    initiative,
    itemDamage,
    ocv,
    roll,
    series,
    stance,
    unarmed,
  ],
};
