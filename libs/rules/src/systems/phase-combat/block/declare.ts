import { z } from 'zod';
import { flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';

/** Block is declared before the attacker rolls. */
export const declare = formula({
  id: 'phase-combat.block.declare',
  input: z.strictObject({ attackRolled: flag('Whether the attack roll of this attack has been made.') }),
  output: z.strictObject({ allowed: flag('Whether the attack can still be blocked.') }),
  says: ({ allowed }) =>
    allowed
      ? 'The attack can still be blocked.'
      : 'The attack roll has been made: this attack can no longer be blocked.',
  evaluate: ({ attackRolled }) => ({ allowed: !attackRolled }),
});
