import { cerberusTimeTables } from '@riposte/content';
import { z } from 'zod';
import { parameter } from '../../../kernel/parameter.ts';
import { choice, decimal, whole } from '../../../kernel/schema.ts';
import { rowOf } from '../../../kernel/table.ts';
import { formula } from '../../../kernel/unit.ts';
import { agreeing, counted } from '../../../kernel/words.ts';

const RULE = 'cerberus.time.units';

export const TimeUnit = choice(
  'CerberusTimeUnit',
  ['tick', 'round', 'turn', 'minute', 'hour'],
  'A unit of time; a turn is a round.',
);

const secondsPerTick = parameter({
  id: `${RULE}#secondsPerTick`,
  title: 'how long a tick lasts',
  default: 2,
  schema: decimal(0.5, 5, 'How long a tick lasts.'),
  unit: 'seconds',
  changedBy: 'the GM, for whom the seconds are approximate',
});

/** 3 ticks make a round, 10 rounds a minute, 60 minutes an hour; a tick lasts about 2 seconds and is never split. */
export const units = formula({
  id: RULE,
  input: z.strictObject({
    value: decimal(0, 100_000, 'How many of the unit.'),
    unit: TimeUnit,
  }),
  output: z.strictObject({
    ticks: whole(0, 1_000_000_000, { description: 'The same in whole ticks.', unit: 'ticks' }),
    seconds: whole(0, 1_000_000_000, { description: 'About as many seconds.', unit: 'seconds' }),
  }),
  parameters: [secondsPerTick],
  says: ({ ticks, seconds }) => `${counted(ticks, 'tick')}, about ${counted(seconds, 'second')}.`,
  evaluate({ value, unit }, ruling) {
    const { ticks: each } = rowOf(cerberusTimeTables.timeUnits, 'unit', unit);
    const ticks = ruling
      .calc('ticks')
      .plus(agreeing(value, unit), value)
      .times('ticks each', each)
      .floor(RULE, 'ticks');
    const lasting = ruling
      .calc('seconds')
      .plus(agreeing(ticks, 'tick'), ticks)
      .times('seconds each', ruling.parameter(secondsPerTick));
    return { ticks, seconds: lasting.floor(RULE, 'seconds') };
  },
});
