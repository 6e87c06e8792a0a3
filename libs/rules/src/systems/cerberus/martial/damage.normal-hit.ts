import { z } from 'zod';
import { parseDice } from '../../../kernel/dice/text.ts';
import type { Calculation } from '../../../kernel/exact/calculation.ts';
import type { Modifier } from '../../../kernel/modifier.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import { procedure } from '../../../kernel/unit.ts';
import { amount, damageDice, fixedBonuses } from './weaponry/damage-fields.ts';

const RULE = 'cerberus.martial.damage.normal-hit';

/** What an ordinary hit starts from. */
interface OrdinaryHit {
  damageDice: string;
  fixedBonuses: readonly Modifier[];
}

/** Rolls the dice of an ordinary hit and adds every fixed bonus; the sum can be calculated on. */
export function ordinaryHit(hit: OrdinaryHit, ruling: Ruling): Calculation {
  const { count, faces } = parseDice(hit.damageDice);
  ruling.citing(RULE);
  return ruling
    .calc('damage')
    .plus(hit.damageDice, ruling.sum('damage', count, faces))
    .plusEach(hit.fixedBonuses);
}

/** The damage dice and every fixed bonus: what an ordinary hit does before percentages and DR. */
export const damageNormalHit = procedure({
  id: RULE,
  input: z.strictObject({ damageDice: damageDice(), fixedBonuses: fixedBonuses() }),
  output: z.strictObject({ raw: amount('Damage before percentages and DR.') }),
  dice: [{ key: 'damage', dice: 'damage dice', by: 'attacker', label: 'damage' }],
  outcome: ['raw'],
  says: ({ raw }) => `The hit does ${raw} before DR.`,
  evaluate: (hit, ruling) => ({ raw: ordinaryHit(hit, ruling).decimal(RULE) }),
});
