import { z } from 'zod';
import { flag, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { Phase } from '../round/phases.ts';
import { engaged } from '../vocabulary.ts';

export const round = (description: string) => whole(0, 1_000_000, description);

/** A spell begun in the magic phase by somebody unengaged takes effect in the magic phase of the next round. */
export const timing = formula({
  id: 'dex-rank.magic.timing',
  input: z.strictObject({ startRound: round('The round now.'), phase: Phase, engaged: engaged() }),
  output: z.strictObject({
    allowed: flag('Whether the spell may be begun.'),
    effectRound: whole(1, 1_000_001, 'The round in whose magic phase it takes effect.').optional(),
  }),
  says: ({ allowed, effectRound }) =>
    allowed
      ? `Begun now, it takes effect in the magic phase of round ${effectRound}.`
      : 'Spells are begun in the magic phase only, and only by the unengaged.',
  evaluate({ startRound, phase, engaged: isEngaged }) {
    const allowed = phase === 'magic' && !isEngaged;
    return allowed ? { allowed, effectRound: startRound + 1 } : { allowed };
  },
});
