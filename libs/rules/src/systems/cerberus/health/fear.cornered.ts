import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { choice, flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { FearTarget } from './fear.source.ts';

const RULE = 'cerberus.health.fear.cornered';

const canFlee = decision({
  id: `${RULE}#canFlee`,
  question: 'Is there a way for the frightened one to flee?',
  schema: z.boolean(),
  usual: true,
});

export const canFleeField = () =>
  flag('Whether there is a way to flee; left out, the GM says, and usually so.').optional();

/** Flight that is due but impossible loses every Reflex duel with the source, unrolled: no dodge, no parry, no acting first against it. */
export const fearCornered = formula({
  id: RULE,
  input: z.strictObject({ canFlee: canFleeField(), opponent: FearTarget }),
  output: z.strictObject({
    duel: choice('CerberusCorneredDuel', ['autoLoss', 'normal'], 'Lost without rolling, or a duel as usual.'),
  }),
  decisions: [canFlee],
  says: ({ duel }) => (duel === 'normal' ? 'A duel as usual.' : 'Cornered: the duel with the source is lost.'),
  evaluate({ canFlee: given, opponent }, ruling) {
    const isLost = opponent === 'source' && !(given ?? ruling.decide(canFlee));
    return { duel: isLost ? 'autoLoss' : 'normal' } as const;
  },
});
