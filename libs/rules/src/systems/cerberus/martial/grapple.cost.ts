import { cerberusMartialTables } from '@riposte/content';
import { z } from 'zod';
import { choice, flag, whole } from '../../../kernel/schema.ts';
import { rowOf } from '../../../kernel/table.ts';
import { formula } from '../../../kernel/unit.ts';
import { counted } from '../../../kernel/words.ts';
import { reserve } from '../vocabulary.ts';

/** A technique or an escape costs 1 attack token and 1 slot, succeed or fail; one escape a tick; letting go is free. */
export const grappleCost = formula({
  id: 'cerberus.martial.grapple.cost',
  input: z.strictObject({
    action: choice('CerberusGrappleAction', ['technique', 'escape', 'release'], 'What is attempted.'),
    attackTokens: reserve('Attack tokens left this round.'),
    freeSlotsThisTick: reserve('Free slots of the Action Board this tick.'),
    escapesThisTick: whole(0, 100, 'Escapes already tried this tick.'),
  }),
  output: z.strictObject({
    allowed: flag('Whether it can be attempted.'),
    attackTokensAfter: reserve('Attack tokens left after it.'),
    freeSlotsAfter: reserve('Free slots left after it.'),
  }),
  says: ({ allowed, attackTokensAfter, freeSlotsAfter }, { action, attackTokens, freeSlotsThisTick }) => {
    if (allowed && action === 'release') return 'Letting go is free.';
    if (allowed)
      return `Spent, succeed or fail: ${counted(attackTokensAfter, 'attack token')} and ${counted(freeSlotsAfter, 'slot')} are left.`;
    if (attackTokens === 0) return 'No attack token is left.';
    return freeSlotsThisTick === 0 ? 'No slot is free this tick.' : 'Only one escape can be tried a tick.';
  },
  evaluate({ action, attackTokens, freeSlotsThisTick, escapesThisTick }) {
    const cost = rowOf(cerberusMartialTables.grappleCosts, 'action', action);
    const isPayable = attackTokens >= cost.attackTokens && freeSlotsThisTick >= cost.slots;
    const allowed = isPayable && (cost.perTick === null || escapesThisTick < cost.perTick);
    const paid = allowed ? cost : { attackTokens: 0, slots: 0 };
    return {
      allowed,
      attackTokensAfter: attackTokens - paid.attackTokens,
      freeSlotsAfter: freeSlotsThisTick - paid.slots,
    };
  },
});
