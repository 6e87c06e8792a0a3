import type { Figuring } from '../../../../kernel/ruling.ts';
import { reflexModifier } from '../../base/reflex-modifier.ts';
import { saveSpellDc } from '../../base/save.spell-dc.ts';
import { derivedHp } from '../derived.hp.ts';
import { derivedJumps } from '../derived.jumps.ts';
import { derivedSpeed } from '../derived.speed.ts';

/** Values that are worked out where all that they need is known, and left out elsewhere. */

type Maybe = number | undefined;

export function hpIfKnown(str: Maybe, hpMultiplier: Maybe, ruling: Figuring): Maybe {
  if (str === undefined || hpMultiplier === undefined) return undefined;
  return ruling.run(derivedHp, { str, hpMultiplier }).maxHp;
}

export function reflexIfKnown(
  dex: Maybe,
  grade: 'good' | 'standard' | undefined,
  level: Maybe,
  ruling: Figuring,
): Maybe {
  if (dex === undefined || grade === undefined || level === undefined) return undefined;
  return ruling.run(reflexModifier, { dex, grade, level }).reflexModifier;
}

/** Speed with its jumps. */
export function speedIfKnown(baseSpeed_ft: Maybe, dex: Maybe, ruling: Figuring) {
  if (baseSpeed_ft === undefined || dex === undefined) return {};
  const { speed_ft } = ruling.run(derivedSpeed, { baseSpeed_ft, dex });
  const { horizontal_ft, vertical_ft } = ruling.run(derivedJumps, { speed_ft });
  return { speed_ft, jump_horizontal_ft: horizontal_ft, jump_vertical_ft: vertical_ft };
}

export function spellDcIfKnown(casterLevel: Maybe, int: Maybe, ruling: Figuring): Maybe {
  if (casterLevel === undefined || int === undefined) return undefined;
  return ruling.run(saveSpellDc, { casterLevel, magicAttribute: int }).dc;
}
