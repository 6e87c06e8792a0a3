import { z } from 'zod';
import { flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { asSaid, counted, upperFirst } from '../../../kernel/words.ts';
import { readyWeapon } from '../action/ready-weapon.ts';
import { delay } from '../order/rank-of-action.ts';
import { id } from '../vocabulary.ts';

/** In place of a result that does not fit: the weapon falls where the fumbler stands. */
export const standard = formula({
  id: 'dex-rank.fumble.standard',
  input: z.strictObject({
    substitute: flag('Whether the GM takes the standard fumble instead.'),
    row: id('Id of the row rolled.'),
  }),
  output: z.strictObject({
    row: z.string().describe('Id of the row that counts; standard for the standard fumble.'),
    retrieveRanks: delay('DEX-ranks that picking the weapon up takes.').optional(),
  }),
  uses: [readyWeapon],
  says: ({ row, retrieveRanks }) =>
    retrieveRanks === undefined
      ? `${upperFirst(asSaid(row))} counts.`
      : `The weapon falls; picking it up takes ${counted(retrieveRanks, 'rank')}.`,
  evaluate: ({ substitute, row }, ruling) =>
    substitute ? { row: 'standard', retrieveRanks: ruling.run(readyWeapon, { count: 1 }).delay } : { row },
});
