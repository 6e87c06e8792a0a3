import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { parameter } from '../../../kernel/parameter.ts';
import { flag, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { d100, skill } from '../vocabulary.ts';
import { ThresholdBasis } from './critical-threshold.ts';

const RULE = 'dex-rank.level.fumble-range';

const thresholdBasis = decision({
  id: `${RULE}#thresholdBasis`,
  question: 'Which chance sets the fumble range: the effective one, which is rolled against, or the base skill?',
  schema: ThresholdBasis,
  usual: 'effective',
});

const lowest = (name: string, when: string, face: number) =>
  parameter({
    id: `${RULE}#${name}`,
    title: `lowest roll that fumbles with a chance ${when}`,
    default: face,
    schema: whole(1, 101, `Lowest roll that fumbles with a chance ${when}; 101 for none.`),
    changedBy: "the table's house rules",
  });
const ordinary = lowest('ordinary', 'up to 100', 99);
const mastery = lowest('mastery', 'of 101 or more', 100);

/** 99 and 00 fumble, with a chance of 101 or more only 00; even where the number lies within the chance. */
export const fumbleRange = formula({
  id: RULE,
  input: z.strictObject({
    skill: skill('The chance rolled against.'),
    base: skill('The skill before reductions, where there were any.').optional(),
    roll: d100('What the d100 showed; 00 is 100.'),
  }),
  output: z.strictObject({ fumble: flag('Whether the roll is a fumble.') }),
  decisions: [thresholdBasis],
  parameters: [ordinary, mastery],
  says: ({ fumble }, { roll }) => (fumble ? `${roll} is a fumble.` : `${roll} is no fumble.`),
  evaluate({ skill: chance, base = chance, roll }, ruling) {
    const read = base !== chance && ruling.decide(thresholdBasis) === 'base' ? base : chance;
    return { fumble: roll >= ruling.parameter(read > 100 ? mastery : ordinary) };
  },
});
