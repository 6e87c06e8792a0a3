import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import type { Figuring } from '../../../kernel/figuring.ts';
import { choice, flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { between, inWords, phaseAfter, phasesOf, speedChartRows } from '../basics/phases.ts';
import { speedChart } from '../basics/speed-chart.ts';
import { Moment, segment, speed } from '../vocabulary.ts';

const RULE = 'phase-combat.block.initiative';

/** Whoever shares a Phase at all shares one within so many Phases of the attacker. */
const LOOK_AHEAD = 36;

const initiativeWindow = decision({
  id: `${RULE}#initiativeWindow`,
  question: "Does the right to act first hold in the attacker's next Phase alone, or in the next Phase that both have?",
  schema: choice(
    'PhaseCombatInitiativeWindow',
    ['attacker-next-phase', 'next-shared-phase'],
    "The attacker's next Phase alone, or the next that both have.",
  ),
  usual: 'attacker-next-phase' as const,
});

const InitiativeInput = z.strictObject({
  attackerSpd: speed().describe("The attacker's SPD."),
  blockerSpd: speed().describe("The blocker's SPD."),
  segment: segment("The Segment of the blocked attack; the attacker's Phase in it is used."),
  forgone: Moment.optional().describe("The blocker's Phase that was given up for the block."),
  forAnother: flag('Whether the block was for somebody else.'),
});
type InitiativeInput = z.infer<typeof InitiativeInput>;

/** The blocker may act before the attacker where the attacker's next Phase is one of the blocker's too. */
export const initiative = formula({
  id: RULE,
  input: InitiativeInput,
  output: z.strictObject({
    right: flag('Whether the blocker may act first against this attacker.'),
    at: Moment.optional().describe('When the right holds.'),
  }),
  decisions: [initiativeWindow, speedChartRows],
  uses: [speedChart],
  says: ({ right, at }) =>
    right && at ? `The blocker may act first in ${inWords(at)}.` : 'There is no right to act first.',
  evaluate(input, ruling) {
    if (input.forAnother) return { right: false };
    ruling.citing(speedChart.id);
    const at = sharedPhase(input, ruling);
    return at ? { right: true, at } : { right: false };
  },
});

function sharedPhase({ attackerSpd, blockerSpd, segment: now, forgone }: InitiativeInput, ruling: Figuring) {
  const phases = phasesOf(blockerSpd, ruling);
  const isBlockers = (phase: Moment) => phases.includes(phase.segment) && !(forgone && between(forgone, phase) === 0);
  const looked = ruling.decide(initiativeWindow) === 'attacker-next-phase' ? 1 : LOOK_AHEAD;
  let phase = phaseAfter(attackerSpd, { turnOffset: 0, segment: now }, ruling);
  for (let n = 0; phase && n < looked; n++) {
    if (isBlockers(phase)) return phase;
    phase = phaseAfter(attackerSpd, phase, ruling);
  }
  return undefined;
}
