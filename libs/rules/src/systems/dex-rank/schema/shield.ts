import { z } from 'zod';
import { flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { isDiceExpression } from '../dice-expression.ts';
import { rating } from '../shield/rating.ts';
import { dice, faults, faultsOf, inWords, looseNumber, looseText, named, oneOf, wholeFrom } from './checking.ts';

export const ShieldDraft = z
  .strictObject({
    id: looseText('Your own id.'),
    name: looseText('Name.'),
    rating: looseNumber('What it stops when new.'),
    knockBack: looseText('Damage dice of its knock-back, if it has one.'),
    class: looseText('Its class: shields, one skill for all.'),
  })
  .meta({ id: 'DexRankShieldDraft', description: 'A shield as somebody wrote it down.' });

const CHECKS = [
  named('id'),
  named('name'),
  wholeFrom('rating', 0, 10_000),
  dice('knockBack', isDiceExpression, false),
  oneOf('class', ['shields'], false),
];

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
  says: ({ valid, faults: all }) => (valid ? 'The shield can be used.' : `${all.map(inWords).join('; ')}.`),
  evaluate({ row }, ruling) {
    const all = faultsOf(row, 0, CHECKS);
    const isStated = row.rating !== undefined && all.every(({ field }) => field !== 'rating');
    if (isStated && !ruling.run(rating, { rating: row.rating as number, damage: 0 }).valid)
      all.push({
        entry: row.id ?? '1',
        field: 'rating',
        expected: 'at least 15 for a new shield',
        got: `${row.rating}`,
      });
    return { valid: all.length === 0, problems: all.map(({ field }) => field), faults: all };
  },
});
