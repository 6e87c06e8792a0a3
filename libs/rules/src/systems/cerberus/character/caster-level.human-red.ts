import { cerberusCharacterTables } from '@riposte/content';
import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { parameter } from '../../../kernel/parameter.ts';
import { decimal, whole } from '../../../kernel/schema.ts';
import { rowOf } from '../../../kernel/table.ts';
import { formula } from '../../../kernel/unit.ts';
import { attribute } from '../vocabulary.ts';
import { startingCasterLevel } from './caster-level.base.ts';
import { awarded, awards as awardsField, casterLevel } from './figures.ts';

const RULE = 'cerberus.character.caster-level.human-red';

const awards = decision({
  id: `${RULE}#awards`,
  question: 'How many caster levels have you awarded this human?',
  schema: whole(0, 1000, 'Caster levels.'),
  usual: 0,
});

/** What each point of Charisma adds. */
export const clRatio = () => decimal(0, 100, 'What each point of Charisma adds to the caster level.');

const ratio = parameter<number>({
  id: `${RULE}#ratio`,
  title: 'what each point of Charisma adds to the caster level on red mana',
  default: rowOf(cerberusCharacterTables.powerPaths, 'source', 'human-red').cl_per_cha ?? 0,
  schema: clRatio(),
  changedBy: 'a class with a better ratio',
});

/** 1, half of a positive Charisma (or what the class's ratio makes of it), rounded down, and awards. */
export const casterLevelHumanRed = formula({
  id: RULE,
  input: z.strictObject({
    cha: attribute('Charisma.'),
    ratio: clRatio().optional(),
    awards: awardsField().optional(),
  }),
  output: z.strictObject({ casterLevel: casterLevel(), awarded: awarded() }),
  decisions: [awards],
  parameters: [ratio],
  says: ({ casterLevel: level }) => `Caster level ${level} on red mana.`,
  evaluate({ cha, ratio: byClass, awards: given }, ruling) {
    const byGm = given ?? ruling.decide(awards);
    const gain = ruling.calc('gain of Charisma').plus('CHA', Math.max(0, cha));
    const sum = startingCasterLevel(ruling)
      .plus('gain of Charisma', gain.times('each point', byClass ?? ruling.parameter(ratio)).exactly(RULE))
      .plus('awarded', byGm);
    return { casterLevel: sum.floor(RULE, 'levels'), awarded: byGm };
  },
});
