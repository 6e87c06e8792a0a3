import { z } from 'zod';
import { flag, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { counted } from '../../../kernel/words.ts';
import { dodgeCost } from '../martial/dodge.cost.ts';
import { reserve } from '../vocabulary.ts';

/** A dodge spends a dedicated dodge and never a slot or token: a full board does not prevent it. */
export const actionDodge = formula({
  id: 'cerberus.combat.action.dodge',
  input: z.strictObject({
    dodgeReserve: reserve('Dedicated dodges left.'),
    count: whole(1, 1000, 'How many are spent at once; usually 1.').optional(),
  }),
  output: z.strictObject({
    allowed: flag('Whether there are enough of them.'),
    dodgeReserve: reserve('Dedicated dodges left afterwards.'),
    slotsUsed: whole(0, 0, 'Slots that it takes: none.'),
  }),
  uses: [dodgeCost],
  says: ({ allowed, dodgeReserve }) =>
    allowed ? `${counted(dodgeReserve, 'dodge')} left.` : 'Not enough dodges are left.',
  evaluate({ dodgeReserve, count }, ruling) {
    const board = { freeSlotsThisTick: 0, attackTokens: 0 };
    const { allowed, dodgesAfter } = ruling.run(dodgeCost, { dodges: dodgeReserve, ...board, staked: count });
    return { allowed, dodgeReserve: dodgesAfter, slotsUsed: 0 };
  },
});
