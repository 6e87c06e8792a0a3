import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { decimal, flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { measure } from '../movement/measure.ts';

const RULE = 'cerberus.perception.darkness.sight';

const feet = (description: string) => decimal(0, 1_000_000, { description, unit: 'ft' });

const otherSense = decision({
  id: `${RULE}#otherSense`,
  question: 'Does another sense make up for the light that is missing?',
  schema: z.boolean(),
  usual: false,
});

/** What an observer has against darkness. */
export const darkSenses = {
  darkvisionRange_ft: feet('Range of Darkvision, from its own source; 0 without it.').optional(),
  otherSense: flag('Whether another sense fits; left out, the GM says, and usually not.').optional(),
};

export const distanceField = () =>
  feet('How far away it is; a distance that nobody knows is beyond Darkvision.').optional();

/** What is not lit is seen only by Darkvision within its range or by another fitting sense, and no Save reveals it. */
export const darknessSight = formula({
  id: RULE,
  input: z.strictObject({
    lit: flag('Whether light falls on the thing.'),
    distance_ft: distanceField(),
    ...darkSenses,
  }),
  output: z.strictObject({
    seen: flag('Whether it can be seen at all.'),
    saveAllowed: flag('Whether a Save can reveal what is hidden there.'),
  }),
  decisions: [otherSense],
  uses: [measure],
  says: ({ seen }) =>
    seen ? 'There is light or a sense to see it by.' : 'Unlit and beyond every sense: no Save reveals it.',
  evaluate({ lit, distance_ft, darkvisionRange_ft: range = 0, otherSense: known }, ruling) {
    const byDarkvision = () => range > 0 && ruling.run(measure, { distance_ft, limit_ft: range }).within;
    const seen = lit || byDarkvision() || (known ?? ruling.decide(otherSense));
    return { seen, saveAllowed: seen };
  },
});
