import { cerberusCombatTables } from '@riposte/content';
import { z } from 'zod';
import { formula } from '../../../kernel/unit.ts';
import { reserve } from '../vocabulary.ts';
import { boardSlots } from './board.slots.ts';

/** The printed rows of slots; beyond them the scale goes on in steps of 3. */
export const boardSlotsTable = formula({
  id: 'cerberus.combat.board.slots-table',
  input: z.strictObject({ largest: reserve('The largest of the three maxima of tokens.') }),
  output: boardSlots.output,
  uses: [boardSlots],
  says: ({ slotsPerTick, total }, { largest }) =>
    `A largest reserve of ${largest}: ${slotsPerTick} a tick, ${total} in the round.`,
  evaluate({ largest }, ruling) {
    const row = cerberusCombatTables.slots.find((one) => largest >= one.largest_min && largest <= one.largest_max);
    if (row) return { slotsPerTick: row.slots_per_tick, total: row.total_slots };
    return ruling.run(boardSlots, { attack: largest, spell: 0, general: 0 });
  },
});
