import { z } from 'zod';
import { whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { Moment, segment, speed } from '../vocabulary.ts';
import { inWords, phaseAfter, speedChartRows } from './phases.ts';

/** The next Phase after a Segment, which may be in the next Turn; none at SPD 0. */
export const speedChart = formula({
  id: 'phase-combat.basics.speed-chart',
  input: z.strictObject({
    spd: speed(),
    afterSegment: whole(0, 12, 'The Phase is strictly later than this Segment; 0 is the start of the Turn.'),
  }),
  output: z.strictObject({
    turnOffset: Moment.shape.turnOffset.optional().describe('0 in this Turn, 1 in the next; absent without Phases.'),
    segment: segment('The Segment of the next Phase; absent without Phases.').optional(),
  }),
  decisions: [speedChartRows],
  says: ({ turnOffset = 0, segment: found }) =>
    found === undefined ? 'There is no Phase at all.' : `The next Phase is ${inWords({ turnOffset, segment: found })}.`,
  evaluate: ({ spd, afterSegment }, ruling) => phaseAfter(spd, { turnOffset: 0, segment: afterSegment }, ruling) ?? {},
});
