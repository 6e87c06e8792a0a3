import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { PersonalDefense } from './positions.ts';

export const perceived = decision({
  id: 'cerberus.martial.defense.perception#perceived',
  question: 'Does the defender perceive the attack?',
  schema: z.boolean(),
  usual: true,
});

/** What is not perceived can be neither dodged nor parried. */
export const defensePerception = formula({
  id: 'cerberus.martial.defense.perception',
  input: z.strictObject({
    perceived: flag('Whether the defender perceives the attack; left out, the GM says, and usually so.').optional(),
    defense: PersonalDefense,
  }),
  output: z.strictObject({ allowed: flag('Whether the defense can be tried.') }),
  decisions: [perceived],
  says: ({ allowed }, { defense }) =>
    allowed ? `The attack is perceived: a ${defense} can be tried.` : `Not perceived, so there is no ${defense}.`,
  evaluate: ({ perceived: given }, ruling) => ({ allowed: given ?? ruling.decide(perceived) }),
});
