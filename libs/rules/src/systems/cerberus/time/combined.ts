import { z } from 'zod';
import type { Figuring } from '../../../kernel/ruling.ts';
import { decimal, flag, text, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { actionDuration } from './action-duration.ts';
import { scaleCarryOver, Work } from './scale.carry-over.ts';
import { scaleToScene } from './scale.to-scene.ts';
import { scaleToTicks } from './scale.to-ticks.ts';
import { TimeScale, trigger } from './scales.ts';
import { units } from './units.ts';

const RULE = 'cerberus.time.combined';
const TICKS_IN_A_ROUND = 3;

const round = (description: string) => whole(1, 1_000_000, description);
const tick = (description: string) => whole(1, TICKS_IN_A_ROUND, description);

const Action = z
  .strictObject({
    kind: z.literal('action'),
    label: text(60, 'How long it takes: Swift, Standard, Full, 2 rounds …'),
    startRound: round('The round in which it begins.'),
    startTick: tick('The tick of that round in which it begins.'),
  })
  .meta({ id: 'CerberusTimedAction', description: 'An action that takes some ticks.' });
type Action = z.infer<typeof Action>;

const Events = z
  .strictObject({
    kind: z.literal('events'),
    scale: TimeScale.describe('The scale at the beginning.'),
    events: z.array(trigger()).min(1).max(50).describe('What happens, in order.'),
    work: Work.optional().describe('Long work that is under way when it begins.'),
    fightTicks: whole(0, 100_000, { description: 'Ticks that are counted in all.', unit: 'ticks' }).optional(),
  })
  .meta({ id: 'CerberusTimedEvents', description: 'What happens, with the scale that each event leads to.' });
type Events = z.infer<typeof Events>;

/** An action's last tick, or the scales that a chain of events leads through and what they leave of long work. */
export const combined = formula({
  id: RULE,
  input: z.discriminatedUnion('kind', [Action, Events]),
  output: z.strictObject({
    accepted: flag('Whether the label names a duration.').optional(),
    endRound: whole(1, 1_000_000_000, 'The round in which the action ends.').optional(),
    endTick: tick('The tick of that round in which it ends.').optional(),
    scales: z.array(TimeScale).max(51).optional().describe('The scale at the beginning and after each event.'),
    workRemaining: decimal(0, 1_000_000, 'What remains of the long work, in its unit.').optional(),
    fightSeconds: whole(0, 1_000_000_000, { description: 'How long the fight took.', unit: 'seconds' }).optional(),
  }),
  uses: [actionDuration, scaleToTicks, scaleToScene, scaleCarryOver, units],
  says: ({ scales, endRound, endTick }) => {
    if (scales) return `From scale to scale: ${scales.join(', ')}.`;
    return endRound === undefined ? 'The label names no duration.' : `It ends in tick ${endTick} of round ${endRound}.`;
  },
  evaluate: (input, ruling) => (input.kind === 'action' ? lastTick(input, ruling) : scalesOf(input, ruling)),
});

/** The count of ticks runs on past the end of a round. */
function lastTick({ label, startRound, startTick }: Action, ruling: Figuring) {
  const { accepted, ticks = 0 } = ruling.run(actionDuration, { label });
  if (!accepted) return { accepted };
  const last = startTick + ticks - 1;
  const endRound = startRound + Math.floor((last - 1) / TICKS_IN_A_ROUND);
  return { accepted, endRound, endTick: ((last - 1) % TICKS_IN_A_ROUND) + 1 };
}

function scalesOf({ scale, events, work, fightTicks }: Events, ruling: Figuring) {
  const scales = [scale];
  for (const [index, event] of events.entries())
    scales.push(ruling.within(`events.${index + 1}`, () => scaleAfter(scales[index] ?? scale, event, ruling)));
  const from = scale;
  const to = scales.find((one) => one !== scale) ?? scale;
  const workRemaining = work && ruling.run(scaleCarryOver, { from, to, activity: work }).remaining;
  const fightSeconds =
    fightTicks === undefined ? undefined : ruling.run(units, { value: fightTicks, unit: 'tick' }).seconds;
  return { scales, workRemaining, fightSeconds };
}

function scaleAfter(scale: z.infer<typeof TimeScale>, event: string, ruling: Figuring) {
  return scale === 'tick'
    ? ruling.run(scaleToScene, { scale, trigger: event }).scale
    : ruling.run(scaleToTicks, { scale, trigger: event }).scale;
}
