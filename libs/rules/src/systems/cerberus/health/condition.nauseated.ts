import { z } from 'zod';
import { formula } from '../../../kernel/unit.ts';
import { reserve } from '../vocabulary.ts';
import { tokensPerTick } from './conditions.ts';

/** One action a tick, a parry among them, and no opportunity attack; a dodge stays possible. */
export const conditionNauseated = formula({
  id: 'cerberus.health.condition.nauseated',
  input: z.strictObject({
    freeSlotsThisTick: reserve('Free slots of the Action Board this tick.'),
    tokensSpentThisTick: reserve('Tokens already spent this tick.'),
  }),
  output: z.strictObject({ furtherTokensAllowed: reserve('Tokens that may still be spent this tick.') }),
  says: ({ furtherTokensAllowed: more }) =>
    more > 0 ? 'Nauseated: one action this tick.' : 'Nauseated: no further action this tick.',
  evaluate({ freeSlotsThisTick, tokensSpentThisTick }) {
    const left = Math.max(0, (tokensPerTick('nauseated') ?? 0) - tokensSpentThisTick);
    return { furtherTokensAllowed: Math.min(freeSlotsThisTick, left) };
  },
});
