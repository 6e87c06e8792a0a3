import { z } from 'zod';
import { formula } from '../../../kernel/unit.ts';
import { counted } from '../../../kernel/words.ts';
import { boardSlots } from './board.slots.ts';
import { Board, bonusSlots, Reserves, round, slots } from './boards/state.ts';
import { reservesCategories } from './reserves.categories.ts';

/** What a board remembers, as it is when a combatant joins at the start of a round. */
export const boardState = formula({
  id: 'cerberus.combat.board.state',
  input: z.strictObject({
    max: Reserves.describe('Maxima from the sheet.'),
    bonusSlots: bonusSlots(),
    round: round('The round that begins; usually the first.').optional(),
  }),
  output: z.strictObject({ board: Board, slotsPerTick: slots('Slots in every tick.') }),
  uses: [boardSlots, reservesCategories],
  says: ({ slotsPerTick, board }) =>
    `Round ${board.round} begins: ${counted(slotsPerTick, 'slot')} a tick, all of them free.`,
  evaluate({ max, bonusSlots: granted, round: first = 1 }, ruling) {
    const { attack, spell, general } = max;
    const { slotsPerTick } = ruling.run(boardSlots, { attack, spell, general, bonusSlots: granted });
    const { reserve } = ruling.run(reservesCategories, { max });
    const extra = granted === undefined ? {} : { bonusSlots: granted };
    const board: Board = {
      max,
      ...extra,
      round: first,
      tick: 1,
      reserve,
      rows: [[], [], []],
      sustained: [],
      defended: [],
    };
    return { board, slotsPerTick };
  },
});
