import { z } from 'zod';
import { flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { feet } from './moving/fields.ts';

/** Standing up takes all movement of the tick and nothing else; not after having moved, nor where the tick leaves no movement. */
export const standUp = formula({
  id: 'cerberus.movement.stand-up',
  input: z.strictObject({
    moved_ft: feet('What has been covered in the tick already.'),
    budget_ft: feet('Movement of the tick, by all that is done in it.'),
  }),
  output: z.strictObject({
    allowed: flag('Whether one can stand up in this tick.'),
    remaining_ft: feet('Movement left afterwards: none.'),
  }),
  says: ({ allowed }) => (allowed ? 'Standing up takes all movement of the tick.' : 'No standing up in this tick.'),
  evaluate: ({ moved_ft: moved, budget_ft: budget }) => ({ allowed: moved === 0 && budget > 0, remaining_ft: 0 }),
});
