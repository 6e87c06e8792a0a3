import { dexRankTables } from '@riposte/content';
import { z } from 'zod';
import { rowOf } from '../../../kernel/table.ts';
import { formula } from '../../../kernel/unit.ts';
import { name } from '../vocabulary.ts';
import { Family } from './can-impale.ts';

/** The class and family of a common weapon. */
export const classes = formula({
  id: 'dex-rank.weapon.classes',
  input: z.strictObject({ weapon: name('Name of a common weapon, such as mace.') }),
  output: z.strictObject({ class: z.string().describe('Its class: one skill for all of it.'), family: Family }),
  says: ({ class: skillClass, family }, { weapon }) => `${weapon}: class ${skillClass}, family ${family}.`,
  evaluate({ weapon }) {
    const row = rowOf(dexRankTables.commonWeapons, 'weapon', weapon);
    return { class: row.class, family: row.family };
  },
});
