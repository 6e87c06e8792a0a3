import { z } from 'zod';
import { parameter } from '../../../kernel/parameter.ts';
import { flag, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { listed } from '../../../kernel/words.ts';
import { rank } from '../vocabulary.ts';

const RULE = 'dex-rank.order.spacing';

export const gap = parameter({
  id: `${RULE}#gap`,
  title: "DEX-ranks between one character's actions",
  default: 5,
  schema: whole(0, 100, { description: "DEX-ranks between one character's actions.", unit: 'ranks' }),
  unit: 'ranks',
  changedBy: "the table's house rules",
});

/** One character's actions lie five or more DEX-ranks apart. */
export const spacing = formula({
  id: RULE,
  input: z.strictObject({
    ranks: z.array(rank('DEX-rank of an action.')).max(100).describe('Ranks of the actions, the first first.'),
  }),
  output: z.strictObject({ legal: flag('Whether they lie far enough apart.') }),
  parameters: [gap],
  says: ({ legal }, { ranks }) => {
    if (ranks.length < 2) return 'There is nothing to be kept apart.';
    return `Ranks ${listed(ranks.map(String), 'and')}: ${legal ? 'far enough apart' : 'too close'}.`;
  },
  evaluate({ ranks }, ruling) {
    const apart = ruling.parameter(gap);
    return { legal: ranks.every((at, i) => i === 0 || (ranks[i - 1] as number) - at >= apart) };
  },
});
