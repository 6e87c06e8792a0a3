import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { choice } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { reserve } from '../vocabulary.ts';

const RULE = 'cerberus.combat.sustained.round-boundary';

export const boundaryRecovery = decision({
  id: `${RULE}#boundaryRecovery`,
  question: 'When do tokens come back that a sustained action holds back from the refill?',
  schema: choice(
    'CerberusBoundaryRecovery',
    ['on-end', 'next-refill', 'none-held'],
    'The moment the action ends, at the refill after that, or none are held back at all.',
  ),
  usual: 'on-end',
});

/** Tokens paid in earlier rounds stay out of the refill, and come back when the action ends, never above what the round has left. */
export const sustainedRoundBoundary = formula({
  id: RULE,
  input: z.strictObject({
    max: reserve('Maximum of the category.'),
    paidBefore: reserve('Tokens that the action was paid with in earlier rounds.'),
    reserve: reserve('What is left when it ends; usually what the round began with, less what was spent.').optional(),
    spentThisRound: reserve('Tokens of the category spent this round; usually none.').optional(),
  }),
  output: z.strictObject({
    reserveAtRoundStart: reserve('What the round begins with.'),
    reserveAfterEnd: reserve('What is there once the action has ended.'),
  }),
  decisions: [boundaryRecovery],
  says: ({ reserveAtRoundStart, reserveAfterEnd }) =>
    `The round begins with ${reserveAtRoundStart}; once the action has ended there are ${reserveAfterEnd}.`,
  evaluate({ max, paidBefore, reserve: left, spentThisRound = 0 }, ruling) {
    const recovery = ruling.decide(boundaryRecovery);
    const start = recovery === 'none-held' ? max : Math.max(0, max - paidBefore);
    const before = left ?? Math.max(0, start - spentThisRound);
    const after = recovery === 'on-end' ? Math.min(before + paidBefore, Math.max(0, max - spentThisRound)) : before;
    return { reserveAtRoundStart: start, reserveAfterEnd: after };
  },
});
