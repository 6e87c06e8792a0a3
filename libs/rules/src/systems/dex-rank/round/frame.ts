import { z } from 'zod';
import { parameter } from '../../../kernel/parameter.ts';
import { flag, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { agreeing, counted } from '../../../kernel/words.ts';

const RULE = 'dex-rank.round.frame';

const seconds = parameter({
  id: `${RULE}#seconds`,
  title: 'seconds of a round',
  default: 12,
  schema: whole(1, 3600, { description: 'Seconds of a round.', unit: 's' }),
  unit: 's',
  changedBy: "the table's house rules",
});

/** A round takes about twelve seconds; the GM starts and ends the count. */
export const frame = formula({
  id: RULE,
  input: z.strictObject({
    roundsPassed: whole(0, 1_000_000, 'Rounds that have passed.'),
    start: flag('Whether the GM has begun to count rounds; taken as begun unless said.').optional(),
    end: flag('Whether the GM has ended the count.').optional(),
  }),
  output: z.strictObject({
    approxSeconds: whole(0, 1_000_000_000, { description: 'About how long they took.', unit: 's' }),
    counting: flag('Whether rounds are being counted.'),
  }),
  parameters: [seconds],
  says: ({ approxSeconds, counting }) =>
    `About ${counted(approxSeconds, 'second')}${counting ? '' : '; no rounds are counted now'}.`,
  evaluate({ roundsPassed, start = true, end = false }, ruling) {
    const each = ruling.parameter(seconds);
    const rounds = ruling.calc('seconds').plus(agreeing(roundsPassed, 'round'), roundsPassed);
    const passed = rounds.times(agreeing(each, 'second'), each);
    return { approxSeconds: passed.floor(RULE, 's'), counting: start && !end };
  },
});
