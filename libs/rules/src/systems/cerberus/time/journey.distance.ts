import { cerberusTimeTables } from '@riposte/content';
import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import type { Figuring } from '../../../kernel/ruling.ts';
import { decimal, flag, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { counted } from '../../../kernel/words.ts';

const RULE = 'cerberus.time.journey.distance';
const { least, most } = cerberusTimeTables.walkingPace;

const pace = () => decimal(0, 1000, { description: 'Miles made in a day.', unit: 'miles' });

const milesPerDay = decision({
  id: `${RULE}#milesPerDay`,
  question: 'How many miles does the party make in the day? Usually 20 to 30 on foot, less on bad ground.',
  schema: pace(),
});

const unusualPace = decision({
  id: `${RULE}#unusualPace`,
  question: 'Is it meant that the party makes less than 20 or more than 30 miles in the day?',
  schema: z.boolean(),
  usual: false,
});

/** The miles of all days together; a day of less than 20 or more than 30 counts only when the GM confirms it. */
export const journeyDistance = formula({
  id: RULE,
  input: z.strictObject({
    days: whole(1, 366, { description: 'Days of travel.', unit: 'days' }),
    milesPerDay: pace()
      .optional()
      .describe('Miles of every day; left out, the GM is asked, and may answer for a single day, such as `days.2`.'),
  }),
  output: z.strictObject({
    accepted: flag('Whether every day is a usual one, or confirmed by the GM.'),
    miles: decimal(0, 1_000_000, { description: 'Miles in all.', unit: 'miles' }).optional(),
  }),
  decisions: [milesPerDay, unusualPace],
  says: ({ miles }) =>
    miles === undefined
      ? `Less than ${least} or more than ${most} miles a day: only if the GM means it.`
      : `${counted(miles, 'mile')}.`,
  evaluate({ days, milesPerDay: given }, ruling) {
    const sum = ruling.calc('distance');
    let isAccepted = true;
    for (let day = 1; day <= days; day++) {
      const { miles, isMeant } = ruling.within(`days.${day}`, () => dayOf(given, ruling));
      sum.plus(`day ${day}`, miles);
      isAccepted &&= isMeant;
    }
    return isAccepted ? { accepted: true, miles: sum.decimal(RULE, 'miles') } : { accepted: false };
  },
});

function dayOf(given: number | undefined, ruling: Figuring) {
  const miles = given ?? ruling.decide(milesPerDay);
  return { miles, isMeant: (miles >= least && miles <= most) || ruling.decide(unusualPace) };
}
