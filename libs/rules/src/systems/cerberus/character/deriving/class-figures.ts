import { z } from 'zod';
import { sameFields, takingFrom } from '../../../../kernel/packs/places.ts';
import { choice, decimal, text, whole } from '../../../../kernel/schema.ts';
import { Grade, level } from '../../vocabulary.ts';
import { clRatio } from '../caster-level.human-red.ts';
import { classRows } from '../class.threshold-lookup.ts';
import { Grades } from '../derived.saves.ts';
import { feet, hpMultiplier, tokens } from '../figures.ts';

/** How the listed values of a class hold. */
const FiguresHold = choice(
  'CerberusFiguresHold',
  ['from-level', 'at-level'],
  'Whether a listed value holds from its level to the next listed one, or at its own level only; usually it holds to the next.',
);

/** Rows of whole numbers, none below 0. */
const figures = (of: string, value: z.ZodNumber) =>
  classRows(`${of} by level.`)
    .refine((rows) => rows.every((row) => value.safeParse(row.value).success), 'values that such a figure can have')
    .optional();

/** What a class defines. Figures that are left out are asked for when they are needed. */
export const classFields = {
  name: text(80, 'Name of the class.'),
  figuresHold: FiguresHold.optional(),
  hpMultiplier: figures('HP for each point of Strength', decimal(0, 1000, 'Multiplier.')),
  attack: figures('Attack tokens', whole(0, 1000, 'Tokens.')),
  spell: figures('Spell tokens', whole(0, 1000, 'Tokens.')),
  general: figures('General tokens', whole(0, 1000, 'Tokens.')),
  dodge: figures('Dedicated dodges', whole(0, 1000, 'Dodges.')),
  saveGrades: z
    .strictObject({ reflex: Grade.optional(), will: Grade.optional(), fortitude: Grade.optional() })
    .optional()
    .meta({
      id: 'CerberusClassGrades',
      title: 'Save grades',
      description: 'The grades of the Saves, as far as known.',
    }),
  baseSpeed_ft: figures('Base Speed in feet per tick', whole(0, 10_000, 'Feet.')).meta({ title: 'Base Speed' }),
  clRatio: clRatio()
    .optional()
    .describe('What each point of Charisma adds to caster level, where the class betters it.'),
  signature: text(500, 'The signature mechanic, in words.').optional(),
};

/** A class, as it is entered or taken from a pack. */
export const ClassDefinition = takingFrom(
  z.strictObject(classFields).meta({
    id: 'CerberusClass',
    title: 'Class',
    description:
      'A class with what is known of it. Rows name each level once, with values that such a figure can have.',
  }),
  { classes: sameFields },
);
export type ClassDefinition = z.infer<typeof ClassDefinition>;

/** The figures of a class at one level. */
export const ClassFigures = z
  .strictObject({
    level: level(),
    hpMultiplier: hpMultiplier(),
    attack: tokens('Attack tokens in a round.'),
    spell: tokens('Spell tokens in a round.'),
    general: tokens('General tokens in a round.'),
    dodge: tokens('Dedicated dodges in a round.'),
    grades: Grades,
    baseSpeed_ft: feet('Base Speed in feet per tick.').max(10_000),
  })
  .meta({ id: 'CerberusClassFigures', title: 'Class figures', description: 'What a class gives at one level.' });
export type ClassFigures = z.infer<typeof ClassFigures>;
