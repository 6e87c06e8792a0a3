import { z } from 'zod';
import { parameter } from '../../../kernel/parameter.ts';
import { whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { agreeing, counted } from '../../../kernel/words.ts';
import { delay } from '../order/rank-of-action.ts';

const RULE = 'dex-rank.action.ready-weapon';

const ranks = parameter({
  id: `${RULE}#ranks`,
  title: 'DEX-ranks of readying one weapon',
  default: 5,
  schema: whole(0, 100, { description: 'DEX-ranks of readying one weapon.', unit: 'ranks' }),
  unit: 'ranks',
  changedBy: "the table's house rules",
});

/** Drawing, picking up or sheathing: five DEX-ranks each time. */
export const readyWeapon = formula({
  id: RULE,
  input: z.strictObject({ count: whole(0, 10, 'How often a weapon is drawn, picked up or sheathed.') }),
  output: z.strictObject({ delay: delay('Delay of later actions.') }),
  parameters: [ranks],
  says: ({ delay: spent }) => `Readying costs ${counted(spent, 'DEX-rank')}.`,
  evaluate({ count }, ruling) {
    const each = ruling.parameter(ranks);
    const spent = ruling.calc('delay').plus(agreeing(count, 'time'), count).times(agreeing(each, 'rank'), each);
    return { delay: spent.floor(RULE, 'ranks') };
  },
});
