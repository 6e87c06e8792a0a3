import { dexRankTables } from '@riposte/content';
import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { flag, text } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { name } from '../vocabulary.ts';

const RULE = 'dex-rank.armor.origin';

const available = decision({
  id: `${RULE}#available`,
  question: 'Can this armor be had here?',
  schema: z.boolean(),
});

/** Armor of one place cannot be bought elsewhere, unless the GM says so. */
export const origin = formula({
  id: RULE,
  input: z.strictObject({
    armor: name('Name of the armor.'),
    place: text(100, 'Where somebody looks for it.'),
    origin: text(100, 'Where it is made, for armor of your own.').optional(),
  }),
  output: z.strictObject({ available: flag('Whether it can be had there.') }),
  decisions: [available],
  says: ({ available: isThere }, { armor, place }) => `${armor} ${isThere ? 'can' : 'cannot'} be had in ${place}.`,
  evaluate({ armor, place, origin: own }, ruling) {
    const made = own ?? dexRankTables.armorOrigins.find((row) => row.armor === armor)?.origin;
    return { available: made === undefined || ruling.decide(available, made === place) };
  },
});
