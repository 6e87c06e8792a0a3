import { phaseCombatBasicsTables } from '@riposte/content';
import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import type { Figuring } from '../../../kernel/figuring.ts';
import { whole } from '../../../kernel/schema.ts';
import type { Moment } from '../vocabulary.ts';

/** A Turn has so many Segments. */
export const SEGMENTS = 12;

const ChartRow = z
  .strictObject({
    spd: whole(0, 12, 'SPD.'),
    segments: z
      .array(whole(1, 12, 'A Segment.'))
      .max(12)
      .describe('Its Segments, in order.'),
  })
  .meta({ id: 'PhaseCombatChartRow', description: 'The Segments in which one SPD has a Phase.' });

/** Asked wherever Phases are looked up. */
export const speedChartRows = decision<z.infer<typeof ChartRow>[]>({
  id: 'phase-combat.basics.speed-chart#speedChart',
  question: 'Which rows of the SPEED chart does the campaign replace? Usually none.',
  schema: z.array(ChartRow).max(13),
  usual: [],
});

/** The Segments in which this SPD has a Phase. */
export function phasesOf(spd: number, ruling: Figuring): readonly number[] {
  const counted = Math.min(SEGMENTS, Math.max(0, spd));
  const own = ruling.decide(speedChartRows).find((row) => row.spd === counted);
  return own?.segments ?? phaseCombatBasicsTables.speedChart.find((row) => row.spd === counted)?.segments ?? [];
}

/** The first Phase after a moment; nothing without Phases. */
export function phaseAfter(spd: number, { turnOffset, segment }: Moment, ruling: Figuring): Moment | undefined {
  const phases = phasesOf(spd, ruling);
  const later = phases.find((phase) => phase > segment);
  if (later !== undefined) return { turnOffset, segment: later };
  const first = phases[0];
  return first === undefined ? undefined : { turnOffset: turnOffset + 1, segment: first };
}

/** Below 0 when the first comes before the second, 0 when they are the same. */
export function between(one: Moment, other: Moment): number {
  return (one.turnOffset - other.turnOffset) * SEGMENTS + one.segment - other.segment;
}

export function inWords({ turnOffset, segment }: Moment): string {
  if (turnOffset === 0) return `Segment ${segment}`;
  return `Segment ${segment} of ${turnOffset === 1 ? 'the next Turn' : `the Turn after ${turnOffset}`}`;
}
