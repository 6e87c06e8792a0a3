import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { choice, flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';

const RULE = 'phase-combat.basics.abort-limits';

const allow = decision({
  id: `${RULE}#allow`,
  question: 'May this character abort now? Usually as the rule has it.',
  schema: z.boolean(),
});

/** Not while Stunned, not after acting in this Segment, not with an abort unpaid; a held action goes before a Phase. */
export const abortLimits = formula({
  id: RULE,
  input: z.strictObject({
    stunned: flag('Whether the character is Stunned.'),
    actedThisSegment: flag('Whether the character has acted in this Segment.'),
    abortPending: flag('Whether the Phase forgone by an earlier abort is still to come.'),
    holding: flag('Whether the character holds an action.'),
  }),
  output: z.strictObject({
    allowed: flag('Whether the character may abort.'),
    spends: choice('PhaseCombatAbortCost', ['held-action', 'next-phase', 'none'], 'What the abort costs.'),
  }),
  decisions: [allow],
  says({ allowed, spends }, { stunned, actedThisSegment }) {
    if (allowed) return spends === 'held-action' ? 'The held action is spent.' : 'The whole next Phase is given up.';
    if (stunned) return 'Nobody aborts while Stunned.';
    if (actedThisSegment) return 'Nobody aborts after acting in the same Segment.';
    return 'The Phase of an earlier abort is still to be given up.';
  },
  evaluate({ stunned, actedThisSegment, abortPending, holding }, ruling) {
    const allowed = ruling.decide(allow, !stunned && !actedThisSegment && !abortPending);
    if (!allowed) return { allowed, spends: 'none' as const };
    return { allowed, spends: holding ? ('held-action' as const) : ('next-phase' as const) };
  },
});
