import { cerberusCharacterClasses } from '@riposte/content';
import { z } from 'zod';
import { choice, flag, text } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { attribute, Grade, level } from '../vocabulary.ts';
import { derivedHp } from './derived.hp.ts';
import { feet, hpMultiplier, isSameName, maximumHp, tokens } from './figures.ts';

const Basis = choice(
  'CerberusBasis',
  ['stated', 'worked', 'sheet'],
  'Stated for the class, worked out from a sheet, or the total of a sheet, which may hold feats or gear.',
);

const basis = (of: string) => Basis.nullable().describe(`How ${of} is known; none where it is not.`);

const known = {
  hp_multiplier: hpMultiplier().nullable(),
  hp_basis: basis('the HP multiplier'),
  attack: tokens('Attack tokens.').nullable(),
  spell: tokens('Spell tokens.').nullable(),
  general: tokens('General tokens.').nullable(),
  dodge: tokens('Dedicated dodges.').nullable(),
  reserves_basis: basis('the reserves'),
  base_speed_ft: feet('Base Speed.').nullable(),
  speed_basis: basis('the base Speed'),
};

const grades = {
  reflex: Grade.nullable(),
  will: Grade.nullable(),
  fortitude: Grade.nullable(),
  saves_basis: basis('the grades'),
};

const UNKNOWN = {
  hp_multiplier: null,
  hp_basis: null,
  attack: null,
  spell: null,
  general: null,
  dodge: null,
  reserves_basis: null,
  base_speed_ft: null,
  speed_basis: null,
};
const NO_GRADES = { reflex: null, will: null, fortitude: null, saves_basis: null };

/** What is known of a class at a level. A point holds at its level alone; only the grades of the Saves are those of the class. */
export const classPartialData = formula({
  id: 'cerberus.character.class.partial-data',
  input: z.strictObject({
    class: text(80, 'The class.'),
    level: level(),
    str: attribute('Strength, to work out maximum HP where the multiplier is known.').optional(),
  }),
  output: z.strictObject({
    known: flag('Whether anything is known of the class at this very level.'),
    ...known,
    ...grades,
    maxHp: maximumHp().optional(),
  }),
  uses: [derivedHp],
  says: ({ known: isKnown }, { class: name, level: at }) =>
    isKnown ? `Some figures of the ${name} at level ${at} are known.` : `No figures of the ${name} at level ${at}.`,
  evaluate({ class: name, level: at, str }, ruling) {
    const ofClass = cerberusCharacterClasses.classPoints.filter((row) => isSameName(row.class, name));
    const row = ofClass.find((one) => one.level === at);
    const { class: _, level: __, ...figures } = row ?? { ...UNKNOWN, ...gradesOf(ofClass), class: name, level: at };
    const multiplier = figures.hp_multiplier;
    const maxHp =
      str === undefined || multiplier === null
        ? undefined
        : ruling.run(derivedHp, { str, hpMultiplier: multiplier }).maxHp;
    return { known: row !== undefined, ...figures, maxHp };
  },
});

type Point = (typeof cerberusCharacterClasses.classPoints)[number];

/** A grade that is known at one level is that of the class at all of them, worked out. */
function gradesOf([point]: readonly Point[]) {
  if (!point) return NO_GRADES;
  const { reflex, will, fortitude } = point;
  return { reflex, will, fortitude, saves_basis: 'worked' as const };
}
