import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { flag, text } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { isMet } from '../base/prescribed.ts';
import { GmOdds } from '../perception/chances.ts';

const RULE = 'cerberus.movement.chase.slower';

const chance = decision({
  id: `${RULE}#chance`,
  question: 'How good is the chance of the plan by which a pursuer who is no faster closes in?',
  schema: GmOdds,
});

/** Who is no faster closes in only by a plan, such as a shortcut, and that is a prescribed chance. */
export const chaseSlower = procedure({
  id: RULE,
  input: z.strictObject({ plan: text(100, 'The shortcut, obstacle, mount or spell.').optional() }),
  output: z.strictObject({ closes: flag('Whether the pursuer closes in.') }),
  dice: [{ key: 'chase.chance', dice: '1dY', by: 'player', label: 'the plan' }],
  decisions: [chance],
  outcome: ['closes'],
  says: ({ closes }, { plan = 'The plan' }) => `${plan} ${closes ? 'works' : 'fails'}.`,
  evaluate: (_, ruling) => ({ closes: isMet('chase.chance', ruling.decide(chance), RULE, ruling) }),
});
