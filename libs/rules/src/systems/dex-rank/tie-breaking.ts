import { z } from 'zod';
import type { Ruling } from '../../kernel/ruling.ts';
import { choice } from '../../kernel/schema.ts';
import { procedure } from '../../kernel/unit.ts';
import { id } from './vocabulary.ts';

export const TieWinner = choice('DexRankTieWinner', ['high', 'low'], 'Which D100 goes first among those who tie.');
export type TieWinner = z.infer<typeof TieWinner>;

const Ids = z.array(id('Who takes part.')).max(100).describe('Who takes part, in order.');

/** Every die of a tie, by whoever rolls it. */
export const TIE_DICE = [{ key: '*.tie', dice: '1d100', by: 'each who is tied', label: 'tie' }];

/** One throw of all who are tied; rolled again where it parts nobody. It is a part of the rule of the order. */
const tieThrow = procedure({
  id: 'dex-rank.order.dex-rank',
  input: z.strictObject({ ids: Ids, first: TieWinner }),
  output: z.strictObject({ blocks: z.array(Ids).describe('Those with equal rolls together, the first to act first.') }),
  dice: TIE_DICE,
  outcome: ['blocks'],
  again: ({ blocks }) => blocks.length === 1,
  says: ({ blocks }) => `The tie is settled by D100: ${blocks.map((block) => block.join(' with ')).join(', ')}.`,
  evaluate({ ids, first }, ruling) {
    ruling.together(...ids.map((one) => ({ key: `${one}.tie`, count: 1, faces: 100 })));
    const blocks = ruling.rank(ids, () => ruling.roll('tie', 100)).map((block) => [...block]);
    return { blocks: first === 'high' ? blocks : blocks.reverse() };
  },
});

/** Those who tie in the order in which they act; only those who are still equal roll again. */
export function untied(ids: readonly string[], first: () => TieWinner, ruling: Ruling): string[] {
  if (ids.length < 2) return [...ids];
  const { blocks } = ruling.run(tieThrow, { ids: [...ids], first: first() });
  return blocks.flatMap((block) => untied(block, first, ruling));
}

/** Ids in order of what sorts them, those with equal keys together, the highest first. */
export function blocksBy<T extends { id: string }>(items: readonly T[], compare: (a: T, b: T) => number): string[][] {
  const blocks: T[][] = [];
  for (const item of [...items].sort(compare)) {
    const last = blocks.at(-1);
    if (last && compare(last[0] as T, item) === 0) last.push(item);
    else blocks.push([item]);
  }
  return blocks.map((block) => block.map((item) => item.id));
}

export { tieThrow };
