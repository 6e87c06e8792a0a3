import { z } from 'zod';
import { whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { Moment, stages } from './boards/state.ts';
import { roundStructure } from './round.structure.ts';

/** An action of n ticks has n stages in n consecutive ticks, each for one token and one slot; it takes effect at the last. */
export const sustainedStages = formula({
  id: 'cerberus.combat.sustained.stages',
  input: z
    .strictObject({
      ticks: stages(),
      lastPaidAt: Moment.describe('When the last of the paid stages was paid.'),
      paid: whole(1, 1000, 'How many stages are paid; usually the first only.').optional(),
    })
    .refine(({ ticks, paid = 1 }) => paid <= ticks, { message: 'no more paid stages than ticks', path: ['paid'] })
    .meta({ description: 'A sustained action; no more of its stages are paid than it has ticks.' }),
  output: z.strictObject({
    finishedAt: Moment.optional().describe('When it takes effect, all stages being paid.'),
    dueAt: Moment.optional().describe('When the next stage has to be paid, or it is lost.'),
  }),
  uses: [roundStructure],
  says: ({ finishedAt, dueAt }) =>
    finishedAt
      ? `It takes effect in tick ${finishedAt.tick} of round ${finishedAt.round}.`
      : `The next stage is due in tick ${dueAt?.tick} of round ${dueAt?.round}.`,
  evaluate({ ticks, lastPaidAt, paid = 1 }, ruling) {
    if (paid === ticks) return { finishedAt: lastPaidAt };
    return { dueAt: ruling.run(roundStructure, lastPaidAt) };
  },
});
