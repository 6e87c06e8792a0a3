import { z } from 'zod';
import { flag } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { RollMode } from '../vocabulary.ts';
import { advantage } from './advantage.ts';
import { rollableX, rollableY } from './figures.ts';
import { isWish } from './prescribed.ts';

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

/** One die of Y faces: X or less and the player's wish comes true. Low is good, and no attribute is added. */
export const chanceRoll = procedure({
  id: RULE,
  input: ChanceInput,
  output: z.strictObject({ success: flag('Whether the wish comes true.') }),
  dice: [{ key: 'chance', dice: '1dY', by: 'player', label: 'chance' }],
  uses: [advantage],
  outcome: ['success'],
  says: ({ success }, { x, y }) => `${x} in ${y}: ${success ? 'success' : 'failure'}.`,
  evaluate: (chance, ruling) => ({ success: isWish('chance', chance, RULE, ruling) }),
});
