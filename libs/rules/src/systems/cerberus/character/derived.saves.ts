import { z } from 'zod';
import { whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { levelBonus } from '../base/level-bonus.ts';
import { reflexModifier } from '../base/reflex-modifier.ts';
import { Grade, level, type Save } from '../vocabulary.ts';
import { attributeFields } from './figures.ts';

const RULE = 'cerberus.character.derived.saves';

export const Grades = z
  .strictObject({
    reflex: Grade.describe('Grade of the Reflex Save.'),
    will: Grade.describe('Grade of the Will Save.'),
    fortitude: Grade.describe('Grade of the Fortitude Save.'),
  })
  .meta({ id: 'CerberusSaveGrades', title: 'Save grades', description: 'The grade that a class gives each Save.' });

const modifier = (description: string) => whole(-100_000, 100_000, description);

export const saveModifiers = {
  reflex: modifier('Reflex modifier.'),
  will: modifier('Will modifier.'),
  fortitude: modifier('Fortitude modifier.'),
};

/** Each Save modifier: Dexterity, Wisdom or Constitution and the class level bonus of its own grade. */
export const derivedSaves = formula({
  id: RULE,
  input: z.strictObject({
    dex: attributeFields.dex,
    wis: attributeFields.wis,
    con: attributeFields.con,
    level: level(),
    grades: Grades,
  }),
  output: z.strictObject(saveModifiers),
  uses: [levelBonus, reflexModifier],
  says: ({ reflex, will, fortitude }) => `Reflex ${reflex}, Will ${will}, Fortitude ${fortitude}.`,
  evaluate({ dex, wis, con, level: levels, grades }, ruling) {
    const modifierOf = (save: Exclude<z.infer<typeof Save>, 'reflex'>, name: string, value: number) => {
      const { bonus } = ruling.run(levelBonus, { grade: grades[save], level: levels });
      return ruling.calc(`${save} modifier`).plus(name, value).plus(`${grades[save]} at level ${levels}`, bonus);
    };
    const reflex = ruling.run(reflexModifier, { dex, grade: grades.reflex, level: levels }).reflexModifier;
    const will = modifierOf('will', 'WIS', wis).floor(RULE);
    return { reflex, will, fortitude: modifierOf('fortitude', 'CON', con).floor(RULE) };
  },
});
