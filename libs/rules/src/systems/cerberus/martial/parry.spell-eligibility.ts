import { z } from 'zod';
import { flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';

/** Only spells that deal damage can be parried; the others ignore equipment. */
export const parrySpellEligibility = formula({
  id: 'cerberus.martial.parry.spell-eligibility',
  input: z.strictObject({ dealsDamage: flag('Whether the spell deals damage.') }),
  output: z.strictObject({ parryable: flag('Whether the spell can be parried.') }),
  says: ({ parryable }) =>
    parryable
      ? 'The spell deals damage: it can be parried.'
      : 'The spell deals no damage: only its Save resists it, a parry does not.',
  evaluate: ({ dealsDamage }) => ({ parryable: dealsDamage }),
});
