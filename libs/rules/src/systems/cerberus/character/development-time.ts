import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { choice, decimal, flag, text } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { counted } from '../../../kernel/words.ts';
import { Attribute, attribute } from '../vocabulary.ts';
import { affinities } from './affinities.ts';

const RULE = 'cerberus.character.development-time';

const Duration = z
  .strictObject({
    value: decimal(0, 100_000, 'How many of the unit.'),
    unit: choice('CerberusLongUnit', ['days', 'weeks', 'months', 'years'], 'Days, weeks, months or years.'),
  })
  .meta({ id: 'CerberusLongTime', title: 'Time', description: 'A long time, such as 6 weeks.' });
type Duration = z.infer<typeof Duration>;

const duration = decision<Duration>({
  id: `${RULE}#duration`,
  question: 'How long does it take to develop?',
  schema: Duration,
});

const affinity = decision<z.infer<typeof Attribute> | null>({
  id: `${RULE}#affinity`,
  question: 'Which attribute has an affinity for it?',
  schema: Attribute.nullable(),
  usual: null,
});

/** The GM's time for something new, as it is. The attribute is only weighed: nothing is worked out from it, and a low one forbids nothing. */
export const developmentTime = formula({
  id: RULE,
  input: z.strictObject({
    subject: text(120, 'The spell, feat or technique, such as Long Spell.'),
    affinity: Attribute.optional().describe('The attribute with an affinity for it; left out, the table suggests one.'),
    affinityValue: attribute('The value of that attribute; it changes nothing.').optional(),
    duration: Duration.optional().describe('The time it takes; left out, the GM is asked.'),
  }),
  output: z.strictObject({
    allowed: flag('Whether it may be developed: an affinity is no condition.'),
    duration: Duration,
    affinity: Attribute.optional().describe('The attribute to weigh, where there is one.'),
  }),
  decisions: [duration, affinity],
  uses: [affinities],
  says: ({ duration: { value, unit } }, { subject }) => `${subject} takes ${counted(value, unit.slice(0, -1), unit)}.`,
  evaluate({ subject, affinity: given, duration: known }, ruling) {
    const suggested = given ?? ruling.run(affinities, { field: subject }).attribute ?? null;
    return {
      allowed: true,
      duration: known ?? ruling.decide(duration),
      affinity: ruling.decide(affinity, suggested) ?? undefined,
    };
  },
});
