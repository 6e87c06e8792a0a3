import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { flag } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { reserve } from '../vocabulary.ts';
import { gmChances, gmFaces, isGranted } from './figures.ts';

const RULE = 'cerberus.health.dying.first-aid';

export const aidChances = decision({
  id: `${RULE}#chances`,
  question: 'How many chances does the ally have, for experience, equipment and how bad the wound is?',
  schema: gmChances(),
});

export const aidOutOf = decision({
  id: `${RULE}#outOf`,
  question: 'Out of how many, for stabilizing the dying?',
  schema: gmFaces(),
});

/** An ally's general action and the chance that the GM sets. Failing only spends the action. */
export const dyingFirstAid = procedure({
  id: RULE,
  input: z.strictObject({
    generalTokens: reserve("The ally's general tokens left this round."),
    freeSlotsThisTick: reserve("The ally's free slots of the Action Board this tick."),
    chances: gmChances().optional(),
    outOf: gmFaces().optional(),
  }),
  output: z.strictObject({
    allowed: flag('Whether the ally has the token and the slot.'),
    stabilized: flag('Whether the dying character is stable.'),
    generalTokensAfter: reserve('General tokens left after it.'),
    freeSlotsAfter: reserve('Free slots left after it.'),
  }),
  dice: [{ key: 'ally.chance', dice: '1dY', by: 'ally', label: 'first aid' }],
  decisions: [aidChances, aidOutOf],
  outcome: ['allowed', 'stabilized', 'generalTokensAfter', 'freeSlotsAfter'],
  says: ({ allowed, stabilized }) => {
    if (!allowed) return 'Tending takes a general token and a free slot.';
    return stabilized ? 'Stabilized.' : 'The wound is not stilled; the action is spent.';
  },
  evaluate({ generalTokens, freeSlotsThisTick, ...odds }, ruling) {
    const kept = { generalTokensAfter: generalTokens, freeSlotsAfter: freeSlotsThisTick };
    if (generalTokens < 1 || freeSlotsThisTick < 1) return { allowed: false, stabilized: false, ...kept };
    const chances = odds.chances ?? ruling.decide(aidChances);
    const outOf = odds.outOf ?? ruling.decide(aidOutOf);
    const stabilized = isGranted('ally.chance', { chances, outOf }, RULE, ruling);
    return { allowed: true, stabilized, generalTokensAfter: generalTokens - 1, freeSlotsAfter: freeSlotsThisTick - 1 };
  },
});
