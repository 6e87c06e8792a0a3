import { z } from 'zod';
import { whole } from '../../../kernel/schema.ts';
import { rowOf } from '../../../kernel/table.ts';
import { formula } from '../../../kernel/unit.ts';
import { name, skill } from '../vocabulary.ts';

const ClassSkill = z
  .strictObject({ class: name('Weapon class.'), skill: skill('Skill with the class.') })
  .meta({ id: 'DexRankClassSkill', description: 'Skill with one weapon class.' });

const WeaponClass = z
  .strictObject({ weapon: name('Weapon.'), class: name('Its class.') })
  .meta({ id: 'DexRankWeaponClass', description: 'The class of one weapon.' });

/** Training with one weapon counts for the whole class. */
export const classSkill = formula({
  id: 'dex-rank.weapon.class-skill',
  input: z.strictObject({
    classes: z.array(WeaponClass).max(200).describe('Weapons and their classes.'),
    skills: z.array(ClassSkill).max(100).describe('Skills by class.'),
    weapon: name('Weapon trained with.'),
    gain: whole(-1000, 1000, { description: 'Points gained.', unit: 'percent' }),
  }),
  output: z.strictObject({ skills: z.array(ClassSkill).describe('Skills by class afterwards.') }),
  says: (_, { weapon, gain }) => `The whole class of ${weapon} gains ${gain}.`,
  evaluate({ classes, skills, weapon, gain }) {
    const trained = rowOf(classes, 'weapon', weapon).class;
    const known = skills.some((row) => row.class === trained) ? skills : [...skills, { class: trained, skill: 0 }];
    return {
      skills: known.map((row) =>
        row.class === trained ? { ...row, skill: Math.min(1000, Math.max(0, row.skill + gain)) } : row,
      ),
    };
  },
});
