import { cerberusPerceptionTables } from '@riposte/content';
import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { parameter } from '../../../kernel/parameter.ts';
import { choice, decimal, flag } from '../../../kernel/schema.ts';
import { rowOf } from '../../../kernel/table.ts';
import { formula } from '../../../kernel/unit.ts';
import { counted } from '../../../kernel/words.ts';

const RULE = 'cerberus.perception.disguise.create-time';

export const disguiseMinutes = () =>
  decimal(0, 100_000, { description: 'Minutes.', unit: 'minutes' })
    .nullable()
    .describe("Minutes; none where it takes a night's rest.");

const minutes = decision<number | null>({
  id: `${RULE}#minutes`,
  question: 'How many minutes does the disguise take?',
  schema: disguiseMinutes(),
});

const ownMinutes = parameter<number | null>({
  id: `${RULE}#ownMinutes`,
  title: 'how long a disguise takes by a feat with times of its own',
  default: null,
  schema: disguiseMinutes().describe('Minutes by the feat; none where the usual times hold.'),
  unit: 'minutes',
  changedBy: 'Lightning Disguise, which has its own times; `at` simple, detailed or don-prepared where they differ',
});

/** How long a disguise takes to make, the first wearing included, or one prepared earlier to put on. */
export const disguiseCreateTime = formula({
  id: RULE,
  input: z.strictObject({
    kind: choice(
      'CerberusDisguiseTask',
      ['simple', 'detailed', 'don-prepared'],
      'Making a simple or a detailed disguise, or putting on one prepared earlier.',
    ),
    disguiseKit: flag('Whether a disguise kit is at hand; it shortens making, not donning.').optional(),
  }),
  output: z
    .strictObject({
      minutes: disguiseMinutes(),
      fullRest: flag("Whether it takes a full rest, which is a night's."),
    })
    .meta({ id: 'CerberusDisguiseTime', description: 'How long a disguise takes.' }),
  decisions: [minutes],
  parameters: [ownMinutes],
  says: (time) => `It takes ${disguiseTimeText(time)}.`,
  evaluate({ kind, disguiseKit = false }, ruling) {
    const rows = cerberusPerceptionTables.disguiseTimes.filter((row) => row.disguise_kit === disguiseKit);
    const usual = ruling.within(kind, () => ruling.parameter(ownMinutes)) ?? rowOf(rows, 'kind', kind).minutes;
    const taken = ruling.decide(minutes, usual);
    return { minutes: taken, fullRest: taken === null };
  },
});

/** Such as `10 minutes` or `a night's rest`. */
export function disguiseTimeText({ minutes: taken }: { minutes: number | null }): string {
  return taken === null ? "a night's rest" : counted(taken, 'minute');
}
