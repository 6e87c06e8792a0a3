import { z } from 'zod';
import { type Decision, decision } from '../../../kernel/decision.ts';
import type { Figuring } from '../../../kernel/ruling.ts';
import { decimal, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { counted } from '../../../kernel/words.ts';
import { Grade, level } from '../vocabulary.ts';
import { type ClassRow, classThresholdLookup } from './class.threshold-lookup.ts';
import { ClassDefinition, ClassFigures } from './deriving/class-figures.ts';

const RULE = 'cerberus.character.class.definition';

/** The question for a figure that nobody has entered: it is asked, never guessed. */
const unknown = <T>(name: string, what: string, schema: z.ZodType<T>) =>
  decision<T>({ id: `${RULE}#${name}`, question: `What does the class give at this level: ${what}?`, schema });

const number = (name: string, what: string, most: number) => unknown(name, what, whole(0, most, `${what}.`));

const hpMultiplier = unknown('hpMultiplier', 'HP for each point of Strength', decimal(0, 1000, 'HP multiplier.'));
const attack = number('attack', 'attack tokens', 1000);
const spell = number('spell', 'spell tokens', 1000);
const general = number('general', 'general tokens', 1000);
const dodge = number('dodge', 'dedicated dodges', 1000);
const baseSpeed = number('baseSpeed', 'base Speed in feet', 10_000);
const reflexGrade = unknown('reflexGrade', 'the grade of the Reflex Save', Grade);
const willGrade = unknown('willGrade', 'the grade of the Will Save', Grade);
const fortitudeGrade = unknown('fortitudeGrade', 'the grade of the Fortitude Save', Grade);

/** What a class gives at a level. Each figure that is not known there is asked for. */
export const classDefinition = formula({
  id: RULE,
  input: z.strictObject({ class: ClassDefinition, level: level() }),
  output: ClassFigures,
  decisions: [hpMultiplier, attack, spell, general, dodge, baseSpeed, reflexGrade, willGrade, fortitudeGrade],
  uses: [classThresholdLookup],
  says: ({ level: at, attack: attacks, dodge: dodges }, { class: { name } }) =>
    `${name} at level ${at}: ${counted(attacks, 'attack token')}, ${counted(dodges, 'dedicated dodge')}.`,
  evaluate({ class: definition, level: at }, ruling) {
    const { saveGrades = {} } = definition;
    const figure = (name: Figure, question: Decision<number>) =>
      valueAt(definition[name], definition, at, ruling) ?? ruling.decide(question);
    return {
      level: at,
      hpMultiplier: figure('hpMultiplier', hpMultiplier),
      attack: figure('attack', attack),
      spell: figure('spell', spell),
      general: figure('general', general),
      dodge: figure('dodge', dodge),
      grades: {
        reflex: saveGrades.reflex ?? ruling.decide(reflexGrade),
        will: saveGrades.will ?? ruling.decide(willGrade),
        fortitude: saveGrades.fortitude ?? ruling.decide(fortitudeGrade),
      },
      baseSpeed_ft: figure('baseSpeed_ft', baseSpeed),
    };
  },
});

type Figure = 'hpMultiplier' | 'attack' | 'spell' | 'general' | 'dodge' | 'baseSpeed_ft';

/** The value at a level; a point is not carried to other levels. */
function valueAt(rows: ClassRow[] = [], { figuresHold }: ClassDefinition, at: number, ruling: Figuring) {
  if (figuresHold === 'at-level') return rows.find((row) => row.level === at)?.value;
  return ruling.run(classThresholdLookup, { rows, level: at }).value;
}
