import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { namesOf } from '../../../kernel/item-names.ts';
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
    id: id('Your own id for the one who acts; it names the die of a tie.'),
    rank: rank('DEX-rank of the action.'),
    group: Reach,
  })
  .meta({ id: 'DexRankActor', description: 'Somebody with an action at a DEX-rank.' });
export type Actor = z.infer<typeof Actor>;

/** Which group acts before which in one rank; medium and short ones together, unless the GM parts them. */
export const PRECEDENCE = { missile: 0, long: 1, medium: 2, short: 2 } as const;

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
    const isSplit = meet(actors) && ruling.decide(mediumBeforeShort);
    const placeOf = ({ group }: Actor) => (isSplit && group === 'short' ? 3 : PRECEDENCE[group]);
    const blocks = blocksBy(actors, (a, b) => b.rank - a.rank || placeOf(a) - placeOf(b));
    return { order: blocks.flatMap((block) => untied(block, () => ruling.decide(tieWinner), ruling)) };
  },
});

/** Whether a medium and a short weapon meet in one rank, so that their order is a question. */
function meet(actors: readonly Actor[]): boolean {
  const medium = new Set(actors.filter(({ group }) => group === 'medium').map((actor) => actor.rank));
  return actors.some((actor) => actor.group === 'short' && medium.has(actor.rank));
}
