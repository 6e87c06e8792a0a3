import { z } from 'zod';
import { flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { TimeScale } from './scales.ts';

/** A Reflex duel is played in ticks: asked for on another scale, it switches the scale first. */
export const scaleDuelNeedsTicks = formula({
  id: 'cerberus.time.scale.duel-needs-ticks',
  input: z.strictObject({ scale: TimeScale, duelRequested: flag('Whether a Reflex duel is asked for.') }),
  output: z.strictObject({ scale: TimeScale.describe('The scale from here on.') }),
  says: ({ scale }, { scale: before }) =>
    scale === before ? `Play stays on the ${scale} scale.` : 'A Reflex duel is played in ticks: the scale is switched.',
  evaluate: ({ scale, duelRequested }) => ({ scale: duelRequested ? 'tick' : scale }),
});
