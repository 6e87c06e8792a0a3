import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { choice } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { points } from '../vocabulary.ts';
import { itemOutput, itemWords } from './weapon-breakage.ts';

const RULE = 'dex-rank.parry.shield-erosion';

const erosion = decision({
  id: `${RULE}#erosion`,
  question: 'How much rating does a blow above the rating cost the shield?',
  schema: z.strictObject({
    by: choice('DexRankErosion', ['excess', 'fixed', 'full'], 'The excess, a fixed amount, or the full damage.'),
    amount: points('The fixed amount.').optional(),
  }),
  usual: { by: 'excess' },
});

/** A shield stops up to its rating; a bigger blow passes its excess on and wears the rating down. */
export const shieldErosion = formula({
  id: RULE,
  input: z.strictObject({
    rating: points('Rating that the shield has left.').min(1),
    damage: points('All damage of the blow before armor.'),
  }),
  output: z.strictObject({
    passed: itemOutput.passed,
    rating: points('Rating that is left.'),
    broken: itemOutput.broken,
  }),
  decisions: [erosion],
  says: (checked) => itemWords(checked),
  evaluate({ rating, damage }, ruling) {
    const excess = Math.max(0, damage - rating);
    if (excess === 0) return { passed: 0, rating, broken: false };
    const { by, amount = 0 } = ruling.decide(erosion);
    const cost = { excess, fixed: amount, full: damage }[by];
    const left = ruling.calc('rating left').plus('rating', rating).minus('worn', cost).atLeast(0).floor(RULE);
    return { passed: excess, rating: left, broken: left === 0 };
  },
});
