import { packKind } from '../../../kernel/packs/kind.ts';
import { text } from '../../../kernel/schema.ts';
import { FumbleRow, slipsOfRows } from '../schema/fumble-row.ts';
import { Kind } from '../vocabulary.ts';

const FumbleEntry = FumbleRow.extend({
  table: Kind.describe('The table it belongs to.'),
  text: text(500, 'What happens, as you read it out.'),
}).meta({
  id: 'DexRankFumbleEntry',
  title: 'Fumble',
  description: 'A row of a fumble table of your own.',
});

/** Rows of your own fumble tables: those of the hand-to-hand table cover 1 to 100, and the last ones call for further rolls. */
export const fumbles = packKind({
  id: 'fumbles',
  one: 'fumble',
  most: 200,
  schema: FumbleEntry,
  together: (rows) =>
    slipsOfRows(rows).map(({ fault: { entry, field, expected, got } }) => {
      const at = rows.findIndex(({ id }) => id === entry);
      const says =
        at < 0
          ? `Fumbles of the ${entry} table: there should be ${expected}, not ${got}.`
          : `Fumble “${entry}”: ${field} should be ${expected}, not ${got}.`;
      return { at: Math.max(0, at), way: [field], expected, got, says };
    }),
});
