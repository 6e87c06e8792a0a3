import { z } from 'zod';
import { flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { engaged, Kind } from '../vocabulary.ts';

/** Hand-to-hand fighting rules out shooting and throwing in the same round. */
export const attackKind = formula({
  id: 'dex-rank.action.attack-kind',
  input: z.strictObject({
    engaged: engaged(),
    attacks: z.array(Kind).max(100).describe('Kinds of the attacks of this round.'),
  }),
  output: z.strictObject({ legal: flag('Whether these attacks go together.') }),
  says: ({ legal }) =>
    legal ? 'These attacks go together.' : 'Whoever fights hand-to-hand neither shoots nor throws in that round.',
  evaluate({ engaged: isEngaged, attacks }) {
    const isFighting = isEngaged || attacks.includes('hth');
    return { legal: !isFighting || !attacks.includes('missile') };
  },
});
