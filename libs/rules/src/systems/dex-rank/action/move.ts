import { dexRankTables } from '@riposte/content';
import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { parameter } from '../../../kernel/parameter.ts';
import { decimal, flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { counted } from '../../../kernel/words.ts';
import { delay } from '../order/rank-of-action.ts';

const RULE = 'dex-rank.action.move';

/** Asked by whoever needs the rank after such a move; the rule itself takes the answer. */
export const delayBeyond4 = decision({
  id: `${RULE}#delayBeyond4`,
  question: 'By how many DEX-ranks does a move of more than 4 MOV delay?',
  schema: delay('Delay of a move beyond 4 MOV.'),
});

const ranksFor = (name: string, words: string, ranks: number) =>
  parameter({
    id: `${RULE}#${name}`,
    title: `delay of a move ${words}`,
    default: ranks,
    schema: delay(`Delay of a move ${words}.`),
    unit: 'ranks',
    changedBy: "the table's house rules",
  });
const delays = [
  ranksFor('shortMove', 'of up to 2 MOV', 5),
  ranksFor('longMove', 'of more than 2 up to 4 MOV', 10),
] as const;

export const movement = (description: string) => decimal(0, 1000, { description, unit: 'MOV' });

/** What a move of the unengaged costs in DEX-ranks, and what it leaves this round. */
export const move = formula({
  id: RULE,
  input: z.strictObject({
    moved: movement('MOV moved this round.'),
    normal: movement('Normal movement.'),
    delayBeyond4: delay("The GM's delay for a move beyond 4 MOV.").optional(),
    committed: flag('Whether the GM calls the mover otherwise committed.').optional(),
  }),
  output: z.strictObject({
    allowed: flag('Whether so much may be moved.'),
    delay: delay('Delay of later actions; absent where the GM has yet to name it.').optional(),
    mayAttack: flag('Whether attacks stay open this round.'),
    mayDefend: flag('Whether parrying and dodging stay open; they do.'),
  }),
  parameters: delays,
  says: ({ allowed, delay: ranks, mayAttack }) =>
    allowed
      ? `${ranks === undefined ? 'The GM names the delay' : ranks === 0 ? 'No delay' : `A delay of ${counted(ranks, 'rank')}`}; attacks ${mayAttack ? 'stay open' : 'wait for the next round'}.`
      : 'So much may not be moved now.',
  evaluate({ moved, normal, delayBeyond4: named, committed = false }, ruling) {
    const row = dexRankTables.moveDelays.find(({ mov_to }) => mov_to === null || moved <= mov_to);
    const parameterOf = row?.delay_ranks ? delays[row.delay_ranks === 5 ? 0 : 1] : undefined;
    const ranks = row?.delay_ranks === null ? named : parameterOf ? ruling.parameter(parameterOf) : 0;
    return {
      allowed: !committed && moved <= normal,
      ...(ranks === undefined ? {} : { delay: ranks }),
      mayAttack: 2 * moved <= normal,
      mayDefend: true,
    };
  },
});
