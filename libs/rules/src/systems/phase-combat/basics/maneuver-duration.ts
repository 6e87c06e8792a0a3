import { z } from 'zod';
import { flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { Moment, segment, speed } from '../vocabulary.ts';
import { inWords, phaseAfter, speedChartRows } from './phases.ts';
import { speedChart } from './speed-chart.ts';

/** A maneuver's modifiers last to the user's next Phase; one that was forgone doesn't count. */
export const maneuverDuration = formula({
  id: 'phase-combat.basics.maneuver-duration',
  input: z.strictObject({
    spd: speed(),
    usedInSegment: segment('The Segment in which the maneuver is used.'),
    aborted: flag('Whether it was aborted to.'),
    forgone: segment('The Segment of the forgone Phase, if aborted.').optional(),
  }),
  output: z.strictObject({
    endsTurnOffset: Moment.shape.turnOffset.optional().describe('Turn of the end; absent without Phases.'),
    endsSegment: segment('Segment of the end; absent without Phases.').optional(),
  }),
  uses: [speedChart],
  decisions: [speedChartRows],
  says: ({ endsTurnOffset = 0, endsSegment }) =>
    endsSegment === undefined
      ? 'It has no end: there is no next Phase.'
      : `It lasts to ${inWords({ turnOffset: endsTurnOffset, segment: endsSegment })}.`,
  evaluate({ spd, usedInSegment, aborted, forgone }, ruling) {
    ruling.citing(speedChart.id);
    const used = { turnOffset: 0, segment: usedInSegment };
    const lost = aborted && forgone !== undefined ? momentFrom(used, forgone) : used;
    const end = phaseAfter(spd, lost, ruling);
    return end ? { endsTurnOffset: end.turnOffset, endsSegment: end.segment } : {};
  },
});

/** The first time from a moment on that this Segment comes. */
function momentFrom(from: Moment, later: number): Moment {
  return { turnOffset: from.turnOffset + (later < from.segment ? 1 : 0), segment: later };
}
