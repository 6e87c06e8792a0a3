import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { flag, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';

const RULE = 'cerberus.health.condition.stunned';
const TICKS_IN_A_ROUND = 3;

export const stunnedDodge = decision({
  id: `${RULE}#dodgeAllowed`,
  question: 'May somebody who is stunned dodge in the lost tick?',
  schema: z.boolean(),
  usual: false,
});

/** The next tick is lost whole, and with it a sustained action whose stage falls there. What is declared in the present tick still happens. */
export const conditionStunned = formula({
  id: RULE,
  input: z.strictObject({
    stunnedAtTick: whole(1, TICKS_IN_A_ROUND, 'The tick in which the character is stunned.'),
    sustaining: flag('Whether an action of several ticks goes on into the next tick.').optional(),
  }),
  output: z.strictObject({
    lostTick: whole(1, TICKS_IN_A_ROUND, 'The tick that is lost.'),
    inNextRound: flag('Whether that tick belongs to the next round.'),
    tokensAllowedInLostTick: whole(0, 0, 'Tokens that may be spent in it: none.'),
    dodgeAllowed: flag('Whether a dodge is possible in it; only where the GM says so.'),
    sustainedActionLost: flag('Whether the sustained action is lost.'),
  }),
  decisions: [stunnedDodge],
  says: ({ lostTick, inNextRound, sustainedActionLost }) =>
    `Tick ${lostTick}${inNextRound ? ' of the next round' : ''} is lost${sustainedActionLost ? ', and the sustained action with it' : ''}.`,
  evaluate({ stunnedAtTick, sustaining = false }, ruling) {
    return {
      lostTick: (stunnedAtTick % TICKS_IN_A_ROUND) + 1,
      inNextRound: stunnedAtTick === TICKS_IN_A_ROUND,
      tokensAllowedInLostTick: 0,
      dodgeAllowed: ruling.decide(stunnedDodge),
      sustainedActionLost: sustaining,
    };
  },
});
