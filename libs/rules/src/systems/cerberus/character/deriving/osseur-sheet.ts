import { z } from 'zod';
import { decimal, text, whole } from '../../../../kernel/schema.ts';
import { jumpFields } from '../derived.jumps.ts';
import { saveModifiers } from '../derived.saves.ts';
import { Attributes, casterLevel, feet, hpMultiplier, maximumHp, PathSource, tokens } from '../figures.ts';

/** Attributes of which only some are known. */
export const SomeAttributes = Attributes.partial().meta({
  id: 'CerberusSomeAttributes',
  title: 'Attributes',
  description: 'The attributes that are known.',
});

export const Reserves = z
  .strictObject({
    attack: tokens('Attack tokens.'),
    spell: tokens('Spell tokens.'),
    general: tokens('General tokens.'),
    dodge: tokens('Dedicated dodges.'),
  })
  .meta({ id: 'CerberusRoundReserves', title: 'Reserves', description: 'The reserves of a round.' });

const NamedFeat = z
  .strictObject({ name: text(80, 'Its name.'), effect: text(500, 'What it does.') })
  .meta({ id: 'CerberusNamedFeat', title: 'Feat', description: 'A feat by name.' });

const DamageParts = z
  .strictObject({
    twoHandedStrength: decimal(-1000, 1000, 'Strength in two hands.'),
    fightingStyle: decimal(-1000, 1000, 'The fighting style.'),
  })
  .meta({ id: 'CerberusDamageParts', description: 'What the fixed damage is made of.' });

/** What is known of him at a level; what is absent is unknown. */
export const OsseurSheet = z
  .strictObject({
    level: whole(1, 3, 'The level.'),
    attributes: SomeAttributes.optional(),
    feats: z.array(NamedFeat).max(20).optional().describe('His feats.'),
    path: PathSource.optional(),
    casterLevel: casterLevel().optional(),
    knownSpells: z.array(text(80, 'A spell.')).max(50).optional().describe('Spells that he knows.'),
    hpMultiplier: hpMultiplier().optional(),
    maxHp: maximumHp().optional(),
    saves: z
      .strictObject(saveModifiers)
      .partial()
      .optional()
      .meta({ id: 'CerberusSomeSaves', description: 'The Save modifiers that are known.' }),
    baseSpeed_ft: feet('Base Speed.').optional(),
    speed_ft: feet('Speed in feet per tick.').optional(),
    jump_horizontal_ft: jumpFields.horizontal_ft.optional(),
    jump_vertical_ft: jumpFields.vertical_ft.optional(),
    reserves: Reserves.optional(),
    slotsPerTick: whole(1, 100, 'Action Board slots in each tick.').optional(),
    equipment: z.array(text(120, 'An item.')).max(50).optional().describe('What he carries.'),
    dr: whole(0, 10_000, 'Damage Reduction.').optional(),
    armor: text(80, 'What he wears.').optional(),
    weapon: text(80, 'What he fights with.').optional(),
    damage: text(40, 'Its damage.').optional(),
    critMultiplier: whole(1, 100, 'What a critical multiplies by.').optional(),
    damageBonusParts: DamageParts.optional(),
  })
  .meta({ id: 'CerberusOsseurSheet', title: 'Sheet', description: 'What is known of Osseur at one level.' });
export type OsseurSheet = z.infer<typeof OsseurSheet>;
