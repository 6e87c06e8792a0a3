import { z } from 'zod';
import { choice, flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';

const Attempt = choice(
  'CerberusParalyzedAttempt',
  ['action', 'movement', 'dodge', 'parry', 'willSave', 'fortitudeSave', 'reflexSave'],
  'What somebody who is paralyzed wants to do.',
);

/** No action and no movement, so no dodge, no parry and no Reflex Save. Will and Fortitude Saves remain where the effect allows them. */
export const conditionParalyzed = formula({
  id: 'cerberus.health.condition.paralyzed',
  input: z.strictObject({
    attempt: Attempt,
    effectAllowsSave: flag('Whether the effect that is resisted allows a Save.').optional(),
  }),
  output: z.strictObject({ allowed: flag('Whether it can be done.') }),
  says: ({ allowed }) => (allowed ? 'This Save remains.' : 'Paralyzed: it cannot be done.'),
  evaluate: ({ attempt, effectAllowsSave = true }) => ({
    allowed: (attempt === 'willSave' || attempt === 'fortitudeSave') && effectAllowsSave,
  }),
});
