// Written by `npm run index` from the files of this folder.
import type { ChapterUnits } from '../../../kernel/registry.ts';
import { ambush } from './ambush.ts';
import { check } from './check.ts';
import { combined } from './combined.ts';
import { darknessSight } from './darkness.sight.ts';
import { darknessTransparent } from './darkness.transparent.ts';
import { disguiseCreateTime } from './disguise.create-time.ts';
import { disguiseKinds } from './disguise.kinds.ts';
import { disguiseLimits } from './disguise.limits.ts';
import { disguiseScrutiny } from './disguise.scrutiny.ts';
import { disguise } from './disguise.ts';
import { glare } from './glare.ts';
import { hiddenAttackBonuses } from './hidden-attack.bonuses.ts';
import { hiddenAttack } from './hidden-attack.ts';
import { invisibilityEvidence } from './invisibility.evidence.ts';
import { invisibilityNotice } from './invisibility.notice.ts';
import { invisibilitySound } from './invisibility.sound.ts';
import { magicalLight } from './magical-light.ts';
import { mode } from './mode.ts';
import { notice } from './notice.ts';
import { sceneCheck } from './scene.check.ts';

export const chapter: ChapterUnits = {
  id: 'cerberus.perception',
  units: [
    ambush,
    check,
    combined,
    darknessSight,
    darknessTransparent,
    disguiseCreateTime,
    disguiseKinds,
    disguiseLimits,
    disguiseScrutiny,
    disguise,
    glare,
    hiddenAttackBonuses,
    hiddenAttack,
    invisibilityEvidence,
    invisibilityNotice,
    invisibilitySound,
    magicalLight,
    mode,
    notice,
    sceneCheck,
  ],
};
