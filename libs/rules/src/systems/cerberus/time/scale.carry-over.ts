import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { invalidInput } from '../../../kernel/problem.ts';
import type { Figuring } from '../../../kernel/ruling.ts';
import { choice, decimal } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { TimeScale } from './scales.ts';

const RULE = 'cerberus.time.scale.carry-over';

const duration = (description: string) => decimal(0, 1_000_000, description);

const done = decision({
  id: `${RULE}#done`,
  question: 'How much of the work is done already? Usually the time spent on the scale that is left.',
  schema: duration('How much is done, in the unit of the work.'),
});

const WorkUnit = choice(
  'CerberusWorkUnit',
  ['tick', 'round', 'minute', 'hour', 'day'],
  'What the work is measured in; usually minutes.',
);

/** Long work, such as a ritual, a preparation or a running duration. */
export const Work = z
  .strictObject({
    total: duration('How long all of it takes.'),
    done: duration('How much is done already; left out, the GM says.').optional(),
    unit: WorkUnit.optional(),
  })
  .refine((work) => (work.done ?? 0) <= work.total, { message: 'no more done than there is', path: ['done'] })
  .meta({
    id: 'CerberusWork',
    title: 'Work',
    description:
      'Long work, such as a ritual, a preparation or a running duration; no more of it is done than there is.',
    examples: [{ total: 60, done: 40, unit: 'minute' }],
  });
type Work = z.infer<typeof Work>;

/** A change of scale keeps what is done: the rest is the whole less that. */
export const scaleCarryOver = formula({
  id: RULE,
  input: z.strictObject({
    from: TimeScale.describe('The scale that is left.'),
    to: TimeScale.describe('The scale that follows.'),
    activity: Work,
    elapsed: duration('Time spent on it on the scale that is left, in the unit of the work.').optional(),
  }),
  output: z.strictObject({
    done: duration('How much is done.'),
    remaining: duration('How much remains.'),
    unit: WorkUnit,
  }),
  decisions: [done],
  says: ({ done: part, remaining, unit }) => `Done: ${part}, remaining: ${remaining} (${unit}s).`,
  evaluate({ activity, elapsed }, ruling) {
    const { total, unit = 'minute' } = activity;
    const part = doneOf(activity, elapsed, ruling);
    return {
      done: part,
      remaining: ruling.calc('remaining').plus('all', total).minus('done', part).decimal(RULE),
      unit,
    };
  },
});

function doneOf({ total, done: known }: Work, elapsed: number | undefined, ruling: Figuring): number {
  if (known !== undefined) return known;
  const said = ruling.decide(done, elapsed === undefined ? undefined : Math.min(elapsed, total));
  if (said > total) throw invalidInput('/decisions', `for ${done.id} no more than the ${total} there are`, said);
  return said;
}
