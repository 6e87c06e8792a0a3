import { percentileDodgeTables } from '@riposte/content';
import { z } from 'zod';
import { decision } from '../../kernel/decision.ts';
import { parameter } from '../../kernel/parameter.ts';
import type { Figuring } from '../../kernel/ruling.ts';
import { flag } from '../../kernel/schema.ts';
import { rowOf } from '../../kernel/table.ts';
import { formula } from '../../kernel/unit.ts';
import { points, Situation } from './vocabulary.ts';

const RULE = 'percentile-dodge.situational';

const situation = decision({
  id: `${RULE}#situation`,
  question: 'Which row of the ladder fits best: open, typical, confined or cramped?',
  schema: Situation,
  usual: 'typical',
});

const confinedPoints = decision({
  id: `${RULE}#confinedPoints`,
  question: 'How many points does the confined space take off Dodge? The ladder says from 10 to 30, as -10 to -30.',
  schema: points('A whole number within the row.'),
});

const row = (name: z.infer<typeof Situation>) => rowOf(percentileDodgeTables.situations, 'situation', name);

const step = (name: string, title: string, usual: number) =>
  parameter({
    id: `${RULE}#${name}`,
    title,
    default: usual,
    schema: points('Points added to Dodge.'),
    unit: 'points',
    changedBy: 'a table that uses other steps of the Difficulty Ladder',
  });

/** The ladder as a table may set it: each row from its worst to its best. */
const LADDER = {
  open: [step('open', 'dodging on open ground', row('open').modifier_min)],
  typical: [step('typical', 'dodging in normal conditions', row('typical').modifier_min)],
  confined: [
    step('confinedWorst', 'dodging in a confined space, at worst', row('confined').modifier_min),
    step('confinedBest', 'dodging in a confined space, at best', row('confined').modifier_max),
  ],
  cramped: [step('cramped', 'dodging where there is nowhere to move', row('cramped').modifier_min)],
} as const;

/** The points between which a row leaves the choice. */
export function rangeOf(name: z.infer<typeof Situation>, ruling: Figuring) {
  const [worst, best = worst] = LADDER[name];
  return { worst: ruling.parameter(worst), best: ruling.parameter(best) };
}

/** The row of the ladder adds its points; within the confined row the GM picks them. */
export const situational = formula({
  id: RULE,
  input: z.strictObject({
    situation: Situation.optional().describe('The row that fits best; left out, the GM says, and usually typical.'),
    confinedPoints: points('Points of the confined row, -30 to -10; left out, the GM is asked.').optional(),
  }),
  output: z.strictObject({
    situation: Situation.describe('The row that counts.'),
    situationalModifier: points('What it adds to Dodge; absent when not valid.').optional(),
    valid: flag('Whether the points are within the row.'),
  }),
  decisions: [situation, confinedPoints],
  parameters: Object.values(LADDER).flat(),
  says: ({ situation: name, situationalModifier, valid }) =>
    valid ? `${name}: ${signed(situationalModifier ?? 0)} to Dodge.` : `${name}: those points are not within the row.`,
  evaluate({ situation: given, confinedPoints: picked }, ruling) {
    const name = given ?? ruling.decide(situation);
    const { worst, best } = rangeOf(name, ruling);
    const modifier = name === 'confined' ? (picked ?? ruling.decide(confinedPoints)) : best;
    const valid = modifier >= worst && modifier <= best;
    return valid ? { situation: name, situationalModifier: modifier, valid } : { situation: name, valid };
  },
});

function signed(value: number): string {
  return value > 0 ? `+${value}` : `${value}`;
}
