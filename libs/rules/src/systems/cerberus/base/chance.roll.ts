import { z } from 'zod';
import type { Ruling } from '../../../kernel/ruling.ts';
import { flag } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { RollMode } from '../vocabulary.ts';
import { advantage, citeMode, modeOf } from './advantage.ts';
import { rollableX, rollableY } from './figures.ts';
import { isMet } from './prescribed.ts';

const RULE = 'cerberus.base.chance.roll';

const ChanceInput = z
  .strictObject({
    x: rollableX(),
    y: rollableY(),
    mode: RollMode.optional().describe('Advantage keeps the lower die, Disadvantage the higher.'),
  })
  .refine(({ x, y }) => x < y, 'x below y: with every face favorable nothing is rolled')
  .meta({
    id: 'CerberusChance',
    description: 'X favorable faces of Y; x is below y, since certainty is not rolled.',
    examples: [{ x: 4, y: 5 }],
  });
type ChanceInput = z.infer<typeof ChanceInput>;

/** One die of Y faces: X or less and the player's wish comes true. Low is good, and no attribute is added. */
export const chanceRoll = procedure({
  id: RULE,
  input: ChanceInput,
  output: z.strictObject({ success: flag('Whether the wish comes true.') }),
  dice: [{ key: 'chance', dice: '1dY', by: 'player', label: 'chance' }],
  uses: [advantage],
  outcome: ['success'],
  says: ({ success }, { x, y }) => `${x} in ${y}: ${success ? 'success' : 'failure'}.`,
  evaluate: (chance, ruling) => ({ success: isWish(chance, ruling) }),
});

function isWish({ x, y, mode: given }: ChanceInput, ruling: Ruling): boolean {
  const mode = modeOf(given, ruling);
  const throwOne = () => isMet('chance', { x, y }, RULE, ruling);
  if (mode === 'normal') return throwOne();
  ruling.together({ key: 'chance', count: 2, faces: y });
  citeMode(mode, `d${y}`, ruling);
  const [first, second] = [throwOne(), throwOne()];
  return mode === 'advantage' ? first || second : first && second;
}
