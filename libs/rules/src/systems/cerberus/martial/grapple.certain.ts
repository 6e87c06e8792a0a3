import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { choice, flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';

export const Judgement = choice(
  'CerberusGrappleJudgement',
  ['certain', 'uncertain', 'impossible'],
  'Whether the outcome of a grapple is certain, uncertain, or the maneuver impossible.',
);

export const judgement = decision({
  id: 'cerberus.martial.grapple.certain#judgement',
  question: 'Is this grapple certain, uncertain or impossible?',
  schema: Judgement,
  usual: 'uncertain',
});

/** Only an uncertain grapple is rolled: a certain one is granted, an impossible one is not attempted. */
export const grappleCertain = formula({
  id: 'cerberus.martial.grapple.certain',
  input: z.strictObject({ judgement: Judgement.optional() }),
  output: z.strictObject({
    roll: flag('Whether the technique is rolled.'),
    result: choice('CerberusGrappleResult', ['success', 'pending', 'rejected'], 'What is known before any roll.'),
  }),
  decisions: [judgement],
  says: ({ result }) => VERDICTS[result],
  evaluate({ judgement: given }, ruling) {
    const judged = given ?? ruling.decide(judgement);
    return { roll: judged === 'uncertain', result: RESULTS[judged] };
  },
});

const RESULTS = { certain: 'success', uncertain: 'pending', impossible: 'rejected' } as const;

const VERDICTS = {
  success: 'Certain: granted without a roll.',
  pending: 'Uncertain: one roll decides.',
  rejected: 'Impossible: not attempted, nothing spent.',
};
