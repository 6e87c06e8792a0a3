import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { flag, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { dexterity } from '../vocabulary.ts';

const RULE = 'dex-rank.order.rank-of-action';

const actsBelowOne = decision({
  id: `${RULE}#actsBelowOne`,
  question: 'Does an action whose rank has fallen below 1 still come up this round?',
  schema: z.boolean(),
  usual: false,
});

export const delay = (description: string) => whole(0, 1000, { description, unit: 'ranks' });

/** DEX less every delay of this round; below 1 the action is lost. */
export const rankOfAction = formula({
  id: RULE,
  input: z.strictObject({
    dex: dexterity(),
    delays: z.array(delay('A delay of this round.')).max(100).describe('Delays spent before the action.'),
  }),
  output: z.strictObject({
    rank: whole(-100_000, 100, { description: 'DEX-rank of the action.', unit: 'ranks' }),
    actsThisRound: flag('Whether the rank comes up this round.'),
  }),
  decisions: [actsBelowOne],
  says: ({ rank: at, actsThisRound }) => `Rank ${at}${actsThisRound ? '' : ': it does not come up this round'}.`,
  evaluate({ dex, delays }, ruling) {
    const sum = ruling.calc('DEX-rank').plus('DEX', dex);
    for (const spent of delays) sum.minus('delay', spent);
    const at = sum.floor(RULE, 'ranks');
    return { rank: at, actsThisRound: at >= 1 || ruling.decide(actsBelowOne) };
  },
});
