import { z } from 'zod';
import { flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';

/** A brace lasts to the character's next Phase, and ends at once when they move. */
export const duration = formula({
  id: 'phase-combat.brace.duration',
  input: z.strictObject({
    moved: flag('Whether the character has moved.'),
    nextPhaseReached: flag("Whether the character's next Phase has come."),
  }),
  output: z.strictObject({ braced: flag('Whether the brace still holds.') }),
  says: ({ braced }) => (braced ? 'The brace holds.' : 'The brace has ended, its penalty included.'),
  evaluate: ({ moved, nextPhaseReached }) => ({ braced: !moved && !nextPhaseReached }),
});
