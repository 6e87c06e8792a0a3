import { z } from 'zod';
import { choice, flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { engagement } from '../round/engagement.ts';
import { engaged } from '../vocabulary.ts';

export const NonCombat = choice('DexRankNonCombat', ['skill', 'cast', 'nothing'], 'What is done instead of fighting.');

/** A skill, a spell or nothing: open to the unengaged. */
export const nonCombat = formula({
  id: 'dex-rank.action.non-combat',
  input: z.strictObject({
    engaged: engaged(),
    choice: NonCombat,
  }),
  output: z.strictObject({ allowed: flag('Whether it may be done.') }),
  uses: [engagement],
  says: ({ allowed }) =>
    allowed ? 'Open to the unengaged.' : 'Whoever is engaged may try no skill, begin no spell and not stand idle.',
  evaluate: ({ engaged: isEngaged }, ruling) => ruling.run(engagement, { engaged: isEngaged, action: 'non-combat' }),
});
