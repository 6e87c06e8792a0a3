import { z } from 'zod';
import { whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { counted } from '../../../kernel/words.ts';
import { bonusSlots, slots, TICKS, Tokens } from './boards/state.ts';

const RULE = 'cerberus.combat.board.slots';

/** Slots a tick: the largest of the three maxima of tokens divided by 3, rounded up, and what effects grant on top. */
export const boardSlots = formula({
  id: RULE,
  input: z.strictObject({ ...Tokens.shape, bonusSlots: bonusSlots() }),
  output: z.strictObject({
    slotsPerTick: slots('Slots in every tick.'),
    total: whole(0, 3000, { description: 'Slots in the round.', unit: 'slots' }),
  }),
  says: ({ slotsPerTick, total }) => `${counted(slotsPerTick, 'slot')} a tick, ${total} in the round.`,
  evaluate({ attack, spell, general, bonusSlots: granted = 0 }) {
    const slotsPerTick = Math.max(0, Math.ceil(Math.max(attack, spell, general) / TICKS) + granted);
    return { slotsPerTick, total: TICKS * slotsPerTick };
  },
});
