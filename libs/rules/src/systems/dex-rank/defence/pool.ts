import { z } from 'zod';
import { parameter } from '../../../kernel/parameter.ts';
import { whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { skill } from '../vocabulary.ts';

const RULE = 'dex-rank.defence.pool';

const step = parameter({
  id: `${RULE}#step`,
  title: 'points lost for each earlier defence of the round',
  default: 30,
  schema: whole(0, 1000, { description: 'Points lost for each earlier defence of the round.', unit: 'percent' }),
  unit: 'percent',
  changedBy: "the table's house rules",
});

export const defencesUsed = () => whole(0, 1000, 'Parries and dodges rolled before in this round.');

/** Each parry or dodge of a round has 30 points less than the one before, whichever it was; never below 0. */
export const pool = formula({
  id: RULE,
  input: z.strictObject({
    skill: skill('Skill with the parrying item, or Dodge.'),
    usedThisRound: defencesUsed(),
  }),
  output: z.strictObject({ chance: skill('Chance of this defence.') }),
  parameters: [step],
  says: ({ chance }) => `The chance of this defence is ${chance}.`,
  evaluate({ skill: full, usedThisRound }, ruling) {
    const lost = usedThisRound * ruling.parameter(step);
    const chance = ruling.calc('chance of the defence').plus('skill', full).minus('earlier defences', lost).atLeast(0);
    return { chance: chance.floor(RULE, 'percent') };
  },
});
