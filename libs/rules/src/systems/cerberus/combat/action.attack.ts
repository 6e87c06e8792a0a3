import { z } from 'zod';
import { flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { counted } from '../../../kernel/words.ts';
import { reserve } from '../vocabulary.ts';
import { boardPlacement } from './board.placement.ts';
import { PaymentCode } from './boards/codes.ts';
import { slots } from './boards/state.ts';

/** An ordinary attack: 1 tick, 1 attack token, 1 slot. */
export const actionAttack = formula({
  id: 'cerberus.combat.action.attack',
  input: z.strictObject({
    slotsPerTick: slots('Slots of the tick.'),
    attackReserve: reserve('Attack tokens left.'),
    used: slots('Slots used already; usually none.').optional(),
  }),
  output: z.strictObject({
    allowed: flag('Whether the attack can be paid for.'),
    code: PaymentCode.optional(),
    attackReserve: reserve('Attack tokens left afterwards.'),
    slotsUsed: slots('Slots used afterwards.'),
  }),
  uses: [boardPlacement],
  says: ({ allowed, attackReserve }) =>
    allowed ? `${counted(attackReserve, 'attack token')} left.` : 'The attack cannot be paid for.',
  evaluate({ slotsPerTick, attackReserve, used = 0 }, ruling) {
    const verdict = ruling.run(boardPlacement, { slotsPerTick, used, reserve: attackReserve, category: 'attack' });
    const price = verdict.allowed ? 1 : 0;
    return { ...verdict, attackReserve: attackReserve - price, slotsUsed: used + price };
  },
});
