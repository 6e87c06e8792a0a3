import { z } from 'zod';
import { flag, text } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { Reach } from '../vocabulary.ts';

const gain = () => text(300, 'What the GM lets it gain.');

export const ClosesIn = z
  .strictObject({
    reach: Reach.describe('How the weapon of the dodger reaches; bare hands unless said.').optional(),
    gain: gain().optional(),
  })
  .meta({ id: 'DexRankClosingIn', description: 'A dodge that is to lead inside the reach of a longer weapon.' });

/** The same where the fight knows what the dodger holds. */
export const ClosesInNow = ClosesIn.omit({ reach: true }).meta({
  id: 'DexRankFightClosingIn',
  description: 'A dodge that is to lead inside the reach of a longer weapon.',
});

const LENGTHS: readonly Reach[] = ['short', 'medium', 'long'];

/** Whether a weapon reaches farther than one's own, or than bare hands; there is no getting inside the reach of missiles. */
export const isOutreached = (own: Reach | undefined, weapon: Reach): boolean =>
  weapon !== 'missile' && (own === undefined || LENGTHS.indexOf(weapon) > LENGTHS.indexOf(own));

/** A dodge that succeeds may bring the dodger inside the reach of a longer weapon; the GM says what that gains. */
export const closeIn = formula({
  id: 'dex-rank.defence.close-in',
  input: z.strictObject({
    dodgeSucceeded: flag('Whether the dodge succeeded.'),
    gmEffect: gain().optional(),
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
