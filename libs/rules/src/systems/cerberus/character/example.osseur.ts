import { cerberusCharacterOsseur } from '@riposte/content';
import { z } from 'zod';
import type { Figuring } from '../../../kernel/ruling.ts';
import { rowOf } from '../../../kernel/table.ts';
import { formula } from '../../../kernel/unit.ts';
import { reflexModifier } from '../base/reflex-modifier.ts';
import { derivedHp } from './derived.hp.ts';
import { derivedJumps, jumpFields } from './derived.jumps.ts';
import { derivedSaves, Grades, saveModifiers } from './derived.saves.ts';
import { baseSpeed, derivedSpeed } from './derived.speed.ts';
import { casterLevelOf, casterLevelRules } from './deriving/caster-level.ts';
import { OsseurSheet, Reserves, SomeAttributes } from './deriving/osseur-sheet.ts';
import { hpIfKnown, reflexIfKnown, speedIfKnown } from './deriving/partly.ts';
import { casterLevel, hpMultiplier, maximumHp, PathSource } from './figures.ts';

const Input = z.strictObject({
  level: OsseurSheet.shape.level,
  attributes: SomeAttributes.optional().describe(
    'His attributes; unless said those of the level, as far as they are known.',
  ),
  hpMultiplier: hpMultiplier().optional(),
  baseSpeed_ft: baseSpeed().max(10_000).optional(),
  grades: Grades.optional(),
  source: PathSource.optional().describe('Source of caster level; a human without a path has that of red mana.'),
});
type Input = z.infer<typeof Input>;

const GOOD = { reflex: 'good', will: 'good', fortitude: 'good' } as const;

/** Osseur at a level: what is written of him, and what follows from his figures. What neither gives stays absent. */
export const exampleOsseur = formula({
  id: 'cerberus.character.example.osseur',
  input: Input,
  output: z.strictObject({
    sheet: OsseurSheet,
    maxHp: maximumHp().optional(),
    ...z.strictObject(saveModifiers).partial().shape,
    speed_ft: jumpFields.horizontal_ft.optional().describe('Speed in feet per tick.'),
    jump_horizontal_ft: jumpFields.horizontal_ft.optional(),
    jump_vertical_ft: jumpFields.vertical_ft.optional(),
    casterLevel: casterLevel().optional(),
    reserves: Reserves.optional(),
  }),
  uses: [derivedHp, derivedSaves, reflexModifier, derivedSpeed, derivedJumps, ...casterLevelRules],
  says: ({ maxHp }, { level }) => `Osseur at level ${level}: maximum HP ${maxHp ?? 'unknown'}.`,
  evaluate(input, ruling) {
    const sheet = sheetAt(input.level);
    const attributes = input.attributes ?? sheet.attributes ?? {};
    const { cha } = attributes;
    return {
      sheet,
      maxHp: hpIfKnown(attributes.str, input.hpMultiplier ?? sheet.hpMultiplier, ruling),
      ...savesOf(attributes, input, ruling),
      ...speedOf(sheet, attributes, input, ruling),
      casterLevel:
        cha === undefined ? undefined : casterLevelOf({ source: input.source ?? 'human-red', cha }, ruling).casterLevel,
      reserves: sheet.reserves,
    };
  },
});

function sheetAt(level: number): OsseurSheet {
  return OsseurSheet.parse(rowOf(cerberusCharacterOsseur.osseur, 'level', level));
}

type Known = z.infer<typeof SomeAttributes>;

function savesOf({ dex, wis, con }: Known, { level, grades = GOOD }: Input, ruling: Figuring) {
  if (dex === undefined || wis === undefined || con === undefined)
    return { reflex: reflexIfKnown(dex, grades.reflex, level, ruling) };
  return ruling.run(derivedSaves, { dex, wis, con, level, grades });
}

/** By the base Speed; where that is unknown, the total that is written. */
function speedOf(sheet: OsseurSheet, { dex }: Known, { baseSpeed_ft, attributes }: Input, ruling: Figuring) {
  const base = baseSpeed_ft ?? sheet.baseSpeed_ft;
  if (base !== undefined) return speedIfKnown(base, dex, ruling);
  return attributes === undefined ? { speed_ft: sheet.speed_ft } : {};
}
