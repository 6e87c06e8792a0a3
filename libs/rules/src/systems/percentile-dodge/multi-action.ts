import { z } from 'zod';
import { decision } from '../../kernel/decision.ts';
import { formula } from '../../kernel/unit.ts';
import { actionCount, penaltyPoints, points } from './vocabulary.ts';

const cumulativePenalty = decision({
  id: 'percentile-dodge.multi-action#cumulativePenalty',
  question: 'What is the cumulative penalty for the several actions of this round, in points?',
  schema: points('Points; whether with a minus or without, they are taken off.'),
});

/** More than one action in the round puts the penalty of those actions on Dodge too; dodging does not raise it. */
export const multiAction = formula({
  id: 'percentile-dodge.multi-action',
  input: z.strictObject({
    actionsThisRound: actionCount('How many actions the defender takes in the round; a dodge is none.'),
    cumulativePenalty: points(
      'The penalty in force for the round, with a minus or without; left out, the GM is asked.',
    ).optional(),
  }),
  output: z.strictObject({ multiActionModifier: penaltyPoints('What it takes off Dodge.') }),
  decisions: [cumulativePenalty],
  says: ({ multiActionModifier }, { actionsThisRound }) =>
    actionsThisRound > 1
      ? `${actionsThisRound} actions in the round: ${multiActionModifier} to Dodge.`
      : 'No more than one action in the round: no penalty.',
  evaluate({ actionsThisRound, cumulativePenalty: given }, ruling) {
    if (actionsThisRound <= 1) return { multiActionModifier: 0 };
    return { multiActionModifier: 0 - Math.abs(given ?? ruling.decide(cumulativePenalty)) };
  },
});
