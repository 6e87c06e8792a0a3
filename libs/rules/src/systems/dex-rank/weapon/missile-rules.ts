import { z } from 'zod';
import { whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { agreeing, counted } from '../../../kernel/words.ts';
import { gap } from '../order/spacing.ts';
import { rank } from '../vocabulary.ts';

/** One shot, and those that the GM grants; five ranks apart unless the GM names the ranks. */
export const missileRules = formula({
  id: 'dex-rank.weapon.missile-rules',
  input: z.strictObject({
    extraShots: whole(0, 100, 'Shots that the GM grants beside the first.'),
    rank: rank('DEX-rank of the first shot, where the ranks are wanted.').optional(),
    shotRanks: z.array(rank('DEX-rank of a shot.')).max(101).describe("The GM's ranks of all shots.").optional(),
  }),
  output: z.strictObject({
    shots: whole(1, 101, 'How many shots.'),
    ranks: z
      .array(whole(-11_000, 1000, { description: 'DEX-rank of a shot.', unit: 'ranks' }))
      .optional()
      .describe('Their ranks.'),
  }),
  parameters: [gap],
  says: ({ shots, ranks }) => `${counted(shots, 'shot')}${ranks ? rankWords(ranks) : ''}.`,
  evaluate({ extraShots, rank: first, shotRanks }, ruling) {
    const shots = 1 + extraShots;
    if (first === undefined) return { shots, ...(shotRanks && { ranks: shotRanks }) };
    const apart = ruling.parameter(gap);
    return { shots, ranks: shotRanks ?? Array.from({ length: shots }, (_, i) => first - apart * i) };
  },
});

const rankWords = (ranks: readonly number[]) => ` at ${agreeing(ranks.length, 'rank')} ${ranks.join(', ')}`;
