import { z } from 'zod';
import type { Ruling } from '../../../kernel/ruling.ts';
import { procedure, type Showable } from '../../../kernel/unit.ts';
import { resolveSeries, SeriesInput, SeriesResult, seriesRules } from '../block/blocking/series.ts';
import { disarmDice, disarmFields, disarmOutput, disarmRules, resolveDisarm } from '../disarm/disarming/disarm.ts';
import { applyHold, holdDice, holdRules } from '../grab/holding/apply.ts';
import { barOf } from '../grab/holding/refusals.ts';
import { HoldCommand, HoldEvent, HoldState } from '../grab/holding/state.ts';
import { HoldStage } from '../grab/state.ts';
import { inHexes } from '../vocabulary.ts';

const named = (id: string, description: string) => ({ id: `PhaseCombatCombined${id}`, description });

const Hold = z
  .strictObject({
    kind: z.literal('hold'),
    start: HoldState.describe('The hold as it stands before the first step.'),
    steps: z.array(HoldCommand).min(1).max(50).describe('What happens, in order.'),
  })
  .meta(named('Hold', 'A hold, step by step. What is not possible is told and changes nothing.'));
const Disarm = z.strictObject({ kind: z.literal('disarm'), ...disarmFields }).meta(named('Disarm', 'A disarm.'));
const Block = z
  .strictObject({ kind: z.literal('block'), series: SeriesInput })
  .meta(named('Block', 'A Block against several attacks.'));
const CombinedInput = z.discriminatedUnion('kind', [Hold, Disarm, Block]);
type CombinedInput = z.infer<typeof CombinedInput>;

const Step = z
  .strictObject({
    rejected: z.string().optional().describe('Why the step was not possible.'),
    event: HoldEvent.optional().describe('What the step led to.'),
  })
  .meta(named('Step', 'What came of one step.'));

const CombinedOutput = z.strictObject({
  steps: z.array(Step).optional().describe('What came of each step of a hold.'),
  stage: HoldStage.optional().describe('How the hold stands in the end.'),
  disarm: z.strictObject(disarmOutput).optional().describe('What came of the disarm.'),
  series: SeriesResult.optional().describe('What came of the Block.'),
});
type CombinedOutput = z.infer<typeof CombinedOutput>;

/** Several rules of the maneuvers in a row, each reading what the one before has left. */
export const combined = procedure<CombinedInput, CombinedOutput, 'stage'>({
  id: 'phase-combat.maneuvers.combined',
  input: CombinedInput,
  output: CombinedOutput,
  dice: [
    ...holdDice.map((die) => ({ ...die, key: `steps.*.${die.key}` })),
    ...disarmDice,
    { key: 'attacks.*.block', dice: '3d6', by: 'blocker', label: 'block' },
    { key: 'attacks.*.attack', dice: '3d6', by: 'attacker', label: 'attack roll' },
  ],
  uses: [...new Set([...holdRules, ...disarmRules, ...seriesRules])],
  outcome: ['stage'],
  says({ steps, disarm, series }) {
    if (steps) return steps.map(({ rejected, event }) => event?.says ?? `Not possible: ${rejected}.`).join(' ');
    if (disarm) return disarm.disarmed ? `The weapon flies ${inHexes(disarm.hexes)}.` : 'The weapon stays in hand.';
    return `${series?.blocked} blocked, ${series?.hits} hit.`;
  },
  evaluate(input, ruling) {
    if (input.kind === 'hold') return held(input, ruling);
    if (input.kind === 'disarm') return { disarm: resolveDisarm(input, ruling) };
    return { series: resolveSeries(input.series, ruling) };
  },
});

interface Told {
  state: HoldState;
  event: { rejected?: string; event?: Showable<HoldEvent> };
}

function held({ start, steps }: z.infer<typeof Hold>, ruling: Ruling) {
  const { state, events } = ruling.fold('steps', steps, start, (before, command): Told => {
    const bar = barOf(before, command, ruling);
    if (bar) return { state: before, event: { rejected: bar.code } };
    const { state: next, event } = applyHold(before, command, ruling);
    return { state: next, event: { event } };
  });
  return { steps: events as Showable<z.infer<typeof Step>[]>, stage: state.stage };
}
