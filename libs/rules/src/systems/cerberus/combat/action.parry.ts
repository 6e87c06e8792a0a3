import { z } from 'zod';
import { flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { reserve } from '../vocabulary.ts';
import { boardPlacement } from './board.placement.ts';
import { PaymentCode } from './boards/codes.ts';
import { slots } from './boards/state.ts';

/** A parry turns an attack into defense: 1 attack token and 1 slot of the tick in which it is declared. */
export const actionParry = formula({
  id: 'cerberus.combat.action.parry',
  input: z.strictObject({ attackReserve: reserve('Attack tokens left.'), slotsFree: slots('Free slots of the tick.') }),
  output: z.strictObject({ allowed: flag('Whether it can be paid for.'), code: PaymentCode.optional() }),
  uses: [boardPlacement],
  says: ({ allowed, code }) => {
    if (allowed) return 'The parry can be paid for.';
    return code === 'no-token' ? 'No attack token is left for a parry.' : 'No slot is free for a parry.';
  },
  evaluate: ({ attackReserve, slotsFree }, ruling) =>
    ruling.run(boardPlacement, { slotsPerTick: slotsFree, used: 0, reserve: attackReserve, category: 'attack' }),
});
