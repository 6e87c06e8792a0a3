import { z } from 'zod';
import { flag, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { rankOfAction } from '../order/rank-of-action.ts';
import { dexterity } from '../vocabulary.ts';
import { delayBeyond4, move, movement } from './move.ts';

/** Up to half the movement engages and leaves the attack, at the rank that the delay leaves. */
export const moveToEngage = formula({
  id: 'dex-rank.action.move-to-engage',
  input: z.strictObject({
    dex: dexterity(),
    moved: movement('MOV moved to reach the opponent.'),
    normal: movement('Normal movement.'),
  }),
  output: z.strictObject({
    engaged: flag('Whether both are engaged.'),
    attackRank: whole(1, 100, { description: 'DEX-rank of the attack, where one is left.', unit: 'ranks' }).optional(),
  }),
  decisions: [delayBeyond4],
  uses: [move, rankOfAction],
  says: ({ engaged, attackRank }) =>
    !engaged
      ? 'The opponent is not reached.'
      : attackRank === undefined
        ? 'Engaged; the attack waits for the next round.'
        : `Engaged; the attack comes at rank ${attackRank}.`,
  evaluate({ dex, moved, normal }, ruling) {
    const { allowed, mayAttack, delay } = ruling.run(move, { moved, normal });
    if (!allowed || !mayAttack) return { engaged: allowed };
    const delays = [delay ?? ruling.decide(delayBeyond4)];
    const { rank, actsThisRound } = ruling.run(rankOfAction, { dex, delays });
    return actsThisRound && rank >= 1 ? { engaged: true, attackRank: rank } : { engaged: true };
  },
});
