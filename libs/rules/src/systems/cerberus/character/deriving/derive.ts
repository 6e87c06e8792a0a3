import { z } from 'zod';
import type { Figuring } from '../../../../kernel/ruling.ts';
import { whole } from '../../../../kernel/schema.ts';
import { difficulty } from '../../base/figures.ts';
import { saveSpellDc } from '../../base/save.spell-dc.ts';
import { affinitiesPrecedence } from '../affinities.precedence.ts';
import { casterLevelClassRatio } from '../caster-level.class-ratio.ts';
import { derivedHp } from '../derived.hp.ts';
import { derivedJumps } from '../derived.jumps.ts';
import { derivedReserves, type Reserve } from '../derived.reserves.ts';
import { derivedSaves, saveModifiers } from '../derived.saves.ts';
import { derivedSpeed, type SpeedChange } from '../derived.speed.ts';
import { type Attributes, casterLevel, maximumHp } from '../figures.ts';
import { slotsPerLevel } from '../slots.per-level.ts';
import { casterLevelOf, casterLevelRules, slotsAttribute } from './caster-level.ts';
import type { ClassFigures } from './class-figures.ts';
import { Reserves } from './osseur-sheet.ts';
import type { Path } from './path.ts';

/** What follows from attributes, class, level and path. */
export const Derived = z
  .strictObject({
    maxHp: maximumHp(),
    ...saveModifiers,
    speed_ft: whole(0, 1e9, { title: 'Speed', description: 'Feet per tick.', unit: 'ft' }),
    jump_horizontal_ft: whole(0, 1e9, { description: 'How far a jump reaches.', unit: 'ft' }),
    jump_vertical_ft: whole(0, 1e9, { description: 'How high a jump reaches.', unit: 'ft' }),
    reserves: Reserves,
    casterLevel: casterLevel(),
    spellDc: difficulty().optional().describe('DC of spells, with a path.'),
    slotsPerLevel: whole(0, 1_000_000, {
      description: 'Slots at each spell level that has some.',
      unit: 'slots',
    }).optional(),
  })
  .meta({
    id: 'CerberusDerived',
    title: 'Derived values',
    description: 'What follows from the figures of a character.',
  });
export type Derived = z.infer<typeof Derived>;

/** All that derived values follow from. */
export interface Figures {
  attributes: Attributes;
  figures: ClassFigures;
  path?: Path | undefined;
  speedChanges?: SpeedChange[] | undefined;
  casterLevel: number;
}

export const derivingRules = [
  derivedHp,
  derivedSaves,
  derivedSpeed,
  derivedJumps,
  derivedReserves,
  ...casterLevelRules,
  casterLevelClassRatio,
  affinitiesPrecedence,
  saveSpellDc,
  slotsPerLevel,
];

/** What makes the caster level of a character. */
export interface Caster {
  attributes: Attributes;
  /** The ratio of the class has been found valid. */
  class: { clRatio?: number | undefined };
  human: boolean;
  path?: Path | undefined;
}

/** The caster level before what the state has been awarded. Everybody has one; a human's rises with Charisma even without a path. */
export function computedCasterLevel({ attributes, class: { clRatio: ratio }, human, path }: Caster, ruling: Figuring) {
  const source = path?.source ?? (human ? 'human-red' : 'none');
  const byHand = source === 'other' ? path?.casterLevel : undefined;
  if (byHand !== undefined) return { casterLevel: byHand, awarded: 0 };
  return casterLevelOf({ source, cha: attributes.cha, ratio, rankCl: path?.rankCl }, ruling);
}

/** Everything that follows, by the rules of the chapter. */
export function derive(of: Figures, ruling: Figuring): Derived {
  const { attributes, figures, speedChanges } = of;
  const { speed_ft } = ruling.run(derivedSpeed, {
    baseSpeed_ft: figures.baseSpeed_ft,
    dex: attributes.dex,
    modifiers: speedChanges,
  });
  const { horizontal_ft, vertical_ft } = ruling.run(derivedJumps, { speed_ft });
  const { dex, wis, con } = attributes;
  return {
    ...ruling.run(derivedHp, { str: attributes.str, hpMultiplier: figures.hpMultiplier }),
    ...ruling.run(derivedSaves, { dex, wis, con, level: figures.level, grades: figures.grades }),
    speed_ft,
    jump_horizontal_ft: horizontal_ft,
    jump_vertical_ft: vertical_ft,
    reserves: reservesOf(figures, ruling),
    ...magicOf(of, ruling),
  };
}

function reservesOf(figures: ClassFigures, ruling: Figuring): Derived['reserves'] {
  const full = (name: z.infer<typeof Reserve>) =>
    ruling.within(
      name,
      () => ruling.run(derivedReserves, { classValue: figures[name], event: 'next-round' }).available,
    );
  return { attack: full('attack'), spell: full('spell'), general: full('general'), dodge: full('dodge') };
}

/** DC and slots belong to a path. */
function magicOf({ attributes, path, casterLevel: level }: Figures, ruling: Figuring) {
  if (!path) return { casterLevel: level };
  const { attribute } = ruling.run(affinitiesPrecedence, { specific: path.magicAttribute, affinity: 'int' });
  const { dc } = ruling.run(saveSpellDc, { casterLevel: level, magicAttribute: attributes[attribute] });
  return { casterLevel: level, spellDc: dc, slotsPerLevel: slotsOf(attributes, path, ruling) };
}

function slotsOf(attributes: Attributes, { source, levelsWithSlots }: Path, ruling: Figuring): number | undefined {
  if (source === 'other') return undefined;
  const attribute = attributes[slotsAttribute(source)];
  return ruling.run(slotsPerLevel, { source, attribute, levels: levelsWithSlots }).slotsPerLevel;
}
