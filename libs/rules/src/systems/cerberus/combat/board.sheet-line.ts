import { z } from 'zod';
import { formula } from '../../../kernel/unit.ts';
import { counted } from '../../../kernel/words.ts';
import { boardSlots } from './board.slots.ts';
import { bonusSlots, Tokens } from './boards/state.ts';

/** The compact line of a sheet, such as `A 9, S 3, G 4, 3 slots per tick`. */
export const boardSheetLine = formula({
  id: 'cerberus.combat.board.sheet-line',
  input: z.strictObject({ ...Tokens.shape, bonusSlots: bonusSlots() }),
  output: z.strictObject({ line: z.string().describe('The line.') }),
  uses: [boardSlots],
  says: ({ line }) => `${line}.`,
  evaluate(sheet, ruling) {
    const { slotsPerTick } = ruling.run(boardSlots, sheet);
    const { attack, spell, general } = sheet;
    return { line: `A ${attack}, S ${spell}, G ${general}, ${counted(slotsPerTick, 'slot')} per tick` };
  },
});
