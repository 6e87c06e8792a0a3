import { z } from 'zod';
import { flag, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { isReadyToStrike, opportunitiesPerTick } from '../movement/opportunity-attack.ts';

const none = (what: string) => whole(0, 0, `${what} spent: none.`);

/** Whoever has the feat strikes, once a tick and for nothing, at one who leaves his reach by choice. */
export const opportunityAttack = formula({
  id: 'cerberus.example.opportunity-attack',
  input: z.strictObject({
    hasFeat: flag('Whether the one who would strike has Opportunity Attack.'),
    voluntary: flag('Whether the other leaves reach by choice.'),
    usedThisTick: flag('Whether the feat has been used in this tick.'),
    dodgeSpent: flag('Whether the other spends a dodge against it; that changes nothing for the one who strikes.'),
  }),
  output: z.strictObject({
    allowed: flag('Whether the attack is made.'),
    tokensSpent: none('Attack tokens'),
    slotsSpent: none('Slots'),
  }),
  parameters: [opportunitiesPerTick],
  says: ({ allowed }, { hasFeat, voluntary }) => {
    if (allowed) return 'The opportunity attack is made, for no token and no slot.';
    if (!hasFeat) return 'It takes the feat Opportunity Attack.';
    return voluntary ? 'One opportunity attack a tick.' : 'Who is moved by force gives no opportunity.';
  },
  evaluate({ hasFeat, voluntary, usedThisTick }, ruling) {
    const allowed = voluntary && isReadyToStrike({ hasFeat, usedThisTick: usedThisTick ? 1 : 0 }, ruling);
    return { allowed, tokensSpent: 0, slotsSpent: 0 };
  },
});
