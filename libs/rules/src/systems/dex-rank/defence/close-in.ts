import { z } from 'zod';
import { flag, text } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';

/** A dodge that succeeds may bring the dodger inside the reach of a longer weapon; the GM says what that gains. */
export const closeIn = formula({
  id: 'dex-rank.defence.close-in',
  input: z.strictObject({
    dodgeSucceeded: flag('Whether the dodge succeeded.'),
    gmEffect: text(300, 'What the GM lets it gain.').optional(),
  }),
  output: z.strictObject({
    closedIn: flag('Whether the dodger is inside the longer reach.'),
    effect: z.string().optional().describe('What that gains, where the GM has said so.'),
  }),
  says: ({ closedIn, effect }) =>
    closedIn
      ? `Inside the longer reach: ${effect ?? 'the GM says what that gains'}.`
      : 'The longer weapon keeps its reach.',
  evaluate: ({ dodgeSucceeded, gmEffect }) => ({
    closedIn: dodgeSucceeded,
    ...(dodgeSucceeded && gmEffect !== undefined ? { effect: gmEffect } : {}),
  }),
});
