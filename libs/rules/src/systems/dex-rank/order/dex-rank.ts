import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { namesOf } from '../../../kernel/item-names.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import { procedure } from '../../../kernel/unit.ts';
import { blocksBy, TIE_DICE, TieWinner, tieThrow, untied } from '../tie-breaking.ts';
import { id, Reach, rank } from '../vocabulary.ts';

const RULE = 'dex-rank.order.dex-rank';

const tieWinner = decision({
  id: `${RULE}#tieWinner`,
  question: 'Does the higher or the lower D100 go first among those who tie?',
  schema: TieWinner,
  usual: 'high',
});

const mediumBeforeShort = decision({
  id: `${RULE}#mediumBeforeShort`,
  question: 'Do medium weapons go before short ones in the same rank?',
  schema: z.boolean(),
  usual: false,
});

export const Actor = z
  .strictObject({
    id: id('Who acts; the die of a tie goes by that name.'),
    rank: rank('DEX-rank of the action.'),
    group: Reach,
  })
  .meta({ id: 'DexRankActor', description: 'Somebody with an action at a DEX-rank.' });
export type Actor = z.infer<typeof Actor>;

const IN_ORDER: readonly Reach[] = ['missile', 'long', 'medium', 'short'];

/** The way of reaching among several that has the earliest place in a rank. */
export const foremost = (among: readonly Reach[]): Reach => IN_ORDER.find((one) => among.includes(one)) ?? 'medium';

/** Which of two ways of reaching goes first in one rank, as a sort takes it: 0 for medium and short ones, unless the GM parts them. */
export function byReach(one: Reach, other: Reach, ruling: Ruling): number {
  const apart = IN_ORDER.indexOf(one) - IN_ORDER.indexOf(other);
  const isMeeting = apart !== 0 && [one, other].every((reach) => reach === 'medium' || reach === 'short');
  return isMeeting && !ruling.decide(mediumBeforeShort) ? 0 : apart;
}

/** Ids in the order in which they act; those whom only the dice can part are together. */
export const parted = (actors: readonly Actor[], ruling: Ruling): string[][] =>
  blocksBy(actors, (a, b) => b.rank - a.rank || byReach(a.group, b.group, ruling));

/** From the highest rank down; within a rank missiles, long weapons, then medium and short ones; the rest by D100. */
export const dexRank = procedure({
  id: RULE,
  input: z.strictObject({ actors: z.array(Actor).max(50).describe('Who acts, and at which rank.') }),
  output: z.strictObject({ order: z.array(z.string()).describe('Ids, the first to act first.') }),
  dice: TIE_DICE,
  decisions: [tieWinner, mediumBeforeShort],
  uses: [tieThrow],
  outcome: ['order'],
  says: ({ order }) => (order.length === 0 ? 'Nobody acts.' : `In order: ${order.join(', ')}.`),
  evaluate({ actors }, ruling) {
    namesOf(actors, '/input/actors');
    const blocks = parted(actors, ruling);
    return { order: blocks.flatMap((block) => untied(block, () => ruling.decide(tieWinner), ruling)) };
  },
});
