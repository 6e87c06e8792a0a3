import { z } from 'zod';
import { flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { reserve } from '../vocabulary.ts';
import { PaymentCode } from './boards/codes.ts';
import { slots, TokenCategory } from './boards/state.ts';

/** A token goes into a free slot of the current tick, if its own reserve has one. */
export const boardPlacement = formula({
  id: 'cerberus.combat.board.placement',
  input: z.strictObject({
    slotsPerTick: slots('Slots of the tick.'),
    used: slots('Slots used already.'),
    reserve: reserve('Tokens left of the category.'),
    category: TokenCategory.optional(),
  }),
  output: z.strictObject({ allowed: flag('Whether the token can be placed.'), code: PaymentCode.optional() }),
  says: ({ allowed, code }, { category = 'its' }) => {
    if (allowed) return 'There is a token, and a slot for it.';
    return code === 'no-slot'
      ? 'No slot is free this tick.'
      : `No ${category === 'its' ? '' : `${category} `}token is left.`;
  },
  evaluate({ slotsPerTick, used, reserve: left }) {
    if (left < 1) return { allowed: false, code: 'no-token' as const };
    return used < slotsPerTick ? { allowed: true } : { allowed: false, code: 'no-slot' as const };
  },
});
