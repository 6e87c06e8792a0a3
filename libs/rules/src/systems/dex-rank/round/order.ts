import { z } from 'zod';
import { operation } from '../../../kernel/unit.ts';
import { Actor, dexRank } from '../order/dex-rank.ts';
import { TIE_DICE } from '../tie-breaking.ts';

const OrderInput = z.strictObject({ actors: z.array(Actor).min(1).max(50).describe('Who acts, and at which rank.') });
type OrderInput = z.infer<typeof OrderInput>;
const OrderResult = z.strictObject({ order: z.array(z.string()).describe('Ids, the first to act first.') });
type OrderResult = z.infer<typeof OrderResult>;

const row = (id: string, rank: number, group: string) => ({ id, rank, group });

/** Who acts before whom in the actions phase. */
export const order = operation<OrderInput, OrderResult>({
  id: 'dex-rank.round.order',
  title: 'Order of a round',
  summary: 'Counts the DEX-ranks down: missiles before long weapons before the rest in each rank, ties by D100.',
  input: OrderInput,
  output: OrderResult,
  dice: TIE_DICE,
  uses: [dexRank],
  odds: { place: { perId: ({ order: ids }) => ids.map((id, i) => [id, i + 1] as const) } },
  resolve: (input, ruling) => ruling.run(dexRank, input),
  sentence: ({ order: ids }) => `In order: ${ids.join(', ')}.`,
  changes: () => [],
  groups: [{ title: 'Who acts', fields: ['actors'] }],
  examples: [
    {
      title: 'Bow, spear and knife in one rank',
      request: { input: { actors: [row('knife', 14, 'short'), row('spear', 14, 'long'), row('bow', 14, 'missile')] } },
    },
    {
      title: 'A sword and a knife tie, and the dice decide',
      request: { input: { actors: [row('sword', 12, 'medium'), row('knife', 12, 'short'), row('mace', 9, 'medium')] } },
    },
  ],
});
