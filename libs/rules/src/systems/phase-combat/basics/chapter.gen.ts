// Written by `npm run index` from the files of this folder.
import type { ChapterUnits } from '../../../kernel/registry.ts';
import { abortLimits } from './abort-limits.ts';
import { actions } from './actions.ts';
import { attackRoll } from './attack-roll.ts';
import { attack } from './attack.ts';
import { bodyCount } from './body-count.ts';
import { casualStr } from './casual-str.ts';
import { cvOrder } from './cv-order.ts';
import { dexRoll } from './dex-roll.ts';
import { halfCv } from './half-cv.ts';
import { halfDieTotal } from './half-die-total.ts';
import { hold } from './hold.ts';
import { maneuverDuration } from './maneuver-duration.ts';
import { rangeModifier } from './range-modifier.ts';
import { segmentOrder } from './segment-order.ts';
import { set } from './set.ts';
import { speedChart } from './speed-chart.ts';
import { strDamage } from './str-damage.ts';
import { strDice } from './str-dice.ts';
import { stunned } from './stunned.ts';
import { sweep } from './sweep.ts';
import { turn } from './turn.ts';

export const chapter: ChapterUnits = {
  id: 'phase-combat.basics',
  units: [
    abortLimits,
    actions,
    attackRoll,
    attack,
    bodyCount,
    casualStr,
    cvOrder,
    dexRoll,
    halfCv,
    halfDieTotal,
    hold,
    maneuverDuration,
    rangeModifier,
    segmentOrder,
    set,
    speedChart,
    strDamage,
    strDice,
    stunned,
    sweep,
    turn,
  ],
};
