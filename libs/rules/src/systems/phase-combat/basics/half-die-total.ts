import { z } from 'zod';
import { whole } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { halfDieTotalOf } from './dice-body.ts';

/** Half of one d6, rounded up: 1 to 3. */
export const halfDieTotal = procedure({
  id: 'phase-combat.basics.half-die-total',
  input: z.strictObject({}),
  output: z.strictObject({ total: whole(1, 3, 'What the half die comes to.') }),
  dice: [{ key: 'halfDie', dice: '½d6', by: 'roller', label: 'half die' }],
  outcome: ['total'],
  says: ({ total }) => `The half die comes to ${total}.`,
  evaluate: (_, ruling) => ({ total: halfDieTotalOf(ruling.roll('halfDie', 6)) }),
});
