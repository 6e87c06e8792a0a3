import { z } from 'zod';
import { flag, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';

const MILDEST = -1;
const WORST = -3;

/** Without weapon or shield the GM sets −1, −2 or −3 for each attack; nothing is taken for granted. */
export const unarmed = formula({
  id: 'phase-combat.block.unarmed',
  input: z.strictObject({
    unarmedPenalty: whole(-100, 100, "The GM's penalty on OCV; absent when there is none yet.").optional(),
  }),
  output: z.strictObject({ accepted: flag('Whether it is a penalty that the GM may set.') }),
  says: ({ accepted }) =>
    accepted ? 'The penalty stands.' : 'A block without weapon or shield needs a penalty of −1, −2 or −3 from the GM.',
  evaluate: ({ unarmedPenalty }) => ({
    accepted: unarmedPenalty !== undefined && unarmedPenalty <= MILDEST && unarmedPenalty >= WORST,
  }),
});
