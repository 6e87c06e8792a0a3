// Written by `npm run index` from the files of this folder.
import type { ChapterUnits } from '../../../kernel/registry.ts';
import { attack } from './attack.ts';
import { casualEscape } from './casual-escape.ts';
import { dcv } from './dcv.ts';
import { escapeRule } from './escape.ts';
import { grabbedAttack } from './grabbed-attack.ts';
import { grabberOcv } from './grabber-ocv.ts';
import { hold } from './hold.ts';
import { laterPhase } from './later-phase.ts';
import { oneArm } from './one-arm.ts';
import { pinnedLimbs } from './pinned-limbs.ts';
import { sameHex } from './same-hex.ts';
import { size } from './size.ts';
import { squeeze } from './squeeze.ts';
import { state } from './state.ts';
import { throwRule } from './throw.ts';
import { weapon } from './weapon.ts';

export const chapter: ChapterUnits = {
  id: 'phase-combat.grab',
  units: [
    attack,
    casualEscape,
    dcv,
    escapeRule,
    grabbedAttack,
    grabberOcv,
    hold,
    laterPhase,
    oneArm,
    pinnedLimbs,
    sameHex,
    size,
    squeeze,
    state,
    throwRule,
    weapon,
  ],
};
