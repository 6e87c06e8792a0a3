import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { choice, flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { inWords, phaseAfter, phasesOf, speedChartRows } from '../basics/phases.ts';
import { speedChart } from '../basics/speed-chart.ts';
import { Mode, Moment, segment, speed } from '../vocabulary.ts';

const RULE = 'phase-combat.abort.forgo-phase';

const stanceEnds = decision({
  id: `${RULE}#stanceEnds`,
  question: 'When does a stance that was aborted to end? Usually at the next Phase in which the character acts.',
  schema: choice(
    'PhaseCombatStanceEnd',
    ['next-acting-phase', 'forgone-phase'],
    'At the next Phase in which the character acts, or already at the forgone one.',
  ),
  usual: 'next-acting-phase' as const,
});

/** An abort gives up the first Phase still to come; the stance lasts to the Phase after it. */
export const forgoPhase = formula({
  id: RULE,
  input: z.strictObject({
    spd: speed(),
    segment: segment('The Segment now.'),
    phaseThisSegmentStillToCome: flag("Whether the character's Phase in this Segment is still to come."),
    mode: Mode,
  }),
  output: z.strictObject({
    forgone: Moment.optional().describe('The Phase that is given up; absent when none is.'),
    ends: Moment.optional().describe('When the stance ends; absent without Phases.'),
  }),
  decisions: [stanceEnds, speedChartRows],
  uses: [speedChart],
  says: ({ forgone, ends }) =>
    [
      forgone ? `The Phase in ${inWords(forgone)} is given up.` : 'No Phase is given up.',
      ends ? `The stance lasts to ${inWords(ends)}.` : '',
    ]
      .join(' ')
      .trim(),
  evaluate({ spd, segment: now, phaseThisSegmentStillToCome, mode }, ruling) {
    ruling.citing(speedChart.id);
    const here = { turnOffset: 0, segment: now };
    if (mode !== 'abort') return { ends: phaseAfter(spd, here, ruling) };
    const isHere = phaseThisSegmentStillToCome && phasesOf(spd, ruling).includes(now);
    const forgone = isHere ? here : phaseAfter(spd, here, ruling);
    if (!forgone) return {};
    const ends = ruling.decide(stanceEnds) === 'forgone-phase' ? forgone : phaseAfter(spd, forgone, ruling);
    return { forgone, ends };
  },
});
