import { dexRankTables } from '@riposte/content';
import { z } from 'zod';
import { choice, flag, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { d100, Kind } from '../vocabulary.ts';

export const Gear = choice('DexRankDemonGear', ['armor', 'shield', 'weapon'], 'What the demon is bound into.');

/** Whether a result of a fumble table gives way to its demon entry. */
export const demon = formula({
  id: 'dex-rank.fumble.demon',
  input: z.strictObject({
    table: Kind.describe('The table rolled on.'),
    roll: d100('What the d100 showed, for the hand-to-hand table.').optional(),
    entry: whole(1, 1000, 'Number of the row, for the missile table.').optional(),
    demonGear: flag('Whether the fumbler has a demon as armor, shield or weapon.'),
    rowKind: Gear.describe('The gear that the row names.').optional(),
    gear: z.array(Gear).max(3).describe('What the demons of the fumbler are bound into.').optional(),
  }),
  output: z.strictObject({ useDemonEntry: flag('Whether the demon entry counts.') }),
  says: ({ useDemonEntry }) => (useDemonEntry ? 'The demon entry counts.' : 'The row counts as it stands.'),
  evaluate({ table, roll = 0, entry, demonGear, rowKind, gear }) {
    const isReplaced = dexRankTables.demonRanges.some((row) =>
      row.table === 'hth'
        ? table === 'hth' && roll >= row.from && roll <= row.to
        : table === 'missile' && row.entry === entry,
    );
    const isBorne = rowKind === undefined || gear === undefined || gear.includes(rowKind);
    return { useDemonEntry: isReplaced && demonGear && isBorne };
  },
});
