import { z } from 'zod';
import { flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { ShieldEntry, tooLow } from '../packs/shields.ts';
import { least, rating } from '../shield/rating.ts';
import { allInWords, faults, looseNumber, looseText, verdictOn } from './checking.ts';

export const ShieldDraft = z
  .strictObject({
    id: looseText('A short name that no other entry has.', 'Short name'),
    name: looseText('Name.'),
    rating: looseNumber('What it stops when new.'),
    knockBack: looseText('Damage dice of its knock-back, if it has one.'),
    class: looseText('Its class: shields, one skill for all.'),
  })
  .meta({ id: 'DexRankShieldDraft', description: 'A shield as somebody wrote it down.' });

/** Whether a new shield of your own is complete and keeps to the rules. */
export const shield = formula({
  id: 'dex-rank.schema.shield',
  input: z.strictObject({ row: ShieldDraft }),
  output: z.strictObject({
    valid: flag('Whether it can be used.'),
    problems: z.array(z.string()).describe('Fields that are not right.'),
    faults,
  }),
  uses: [rating],
  says: ({ valid, faults: all }, { row }) => (valid ? 'The shield can be used.' : allInWords(all, row)),
  evaluate({ row }, ruling) {
    const { rating: given } = row;
    const isStated = given !== undefined && ShieldEntry.shape.rating.safeParse(given).success;
    const isEnough = !isStated || ruling.run(rating, { rating: given, damage: 0 }).valid;
    return verdictOn({ schema: ShieldEntry }, row, isEnough ? [] : [tooLow(ruling.parameter(least), given)]);
  },
});
