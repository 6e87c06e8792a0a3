// Written by `npm run index` from the files of this folder.
import type { ChapterUnits } from '../../../kernel/registry.ts';
import { advantage } from './advantage.ts';
import { attackAutoHit } from './attack.auto-hit.ts';
import { attributes } from './attributes.ts';
import { chanceContract } from './chance.contract.ts';
import { chanceOdds } from './chance.odds.ts';
import { chanceRoll } from './chance.roll.ts';
import { chance } from './chance.ts';
import { check } from './check.ts';
import { combined } from './combined.ts';
import { duel } from './duel.ts';
import { levelBonus } from './level-bonus.ts';
import { opposedCheck } from './opposed.check.ts';
import { opposedTypes } from './opposed.types.ts';
import { reflexDuel } from './reflex-duel.ts';
import { reflexModifier } from './reflex-modifier.ts';
import { resolutionMode } from './resolution-mode.ts';
import { roundingDamage } from './rounding.damage.ts';
import { roundingFinal } from './rounding.final.ts';
import { saveCheck } from './save.check.ts';
import { saveEnvironmentDc } from './save.environment-dc.ts';
import { saveSpellDc } from './save.spell-dc.ts';
import { save } from './save.ts';
import { saveTypes } from './save.types.ts';

export const chapter: ChapterUnits = {
  id: 'cerberus.base',
  units: [
    advantage,
    attackAutoHit,
    attributes,
    chanceContract,
    chanceOdds,
    chanceRoll,
    chance,
    check,
    combined,
    duel,
    levelBonus,
    opposedCheck,
    opposedTypes,
    reflexDuel,
    reflexModifier,
    resolutionMode,
    roundingDamage,
    roundingFinal,
    saveCheck,
    saveEnvironmentDc,
    saveSpellDc,
    save,
    saveTypes,
  ],
};
