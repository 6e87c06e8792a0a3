import { z } from 'zod';
import type { Ruling } from '../../../../kernel/ruling.ts';
import { flag, whole } from '../../../../kernel/schema.ts';
import type { Showable } from '../../../../kernel/unit.ts';
import { forgoPhase } from '../../abort/forgo-phase.ts';
import { abortLimits } from '../../basics/abort-limits.ts';
import { body, Mode, Moment, segment, workedOut } from '../../vocabulary.ts';
import { chain } from '../chain.ts';
import { cost } from '../cost.ts';
import { failure } from '../failure.ts';
import { initiative } from '../initiative.ts';
import { BlockStance, stance } from '../stance.ts';
import { BlockedAttack, Blocker, barTo, blockOne, blockRules, damageTo } from './blocker.ts';

export const SeriesInput = z
  .strictObject({
    blocker: Blocker,
    segment: segment('The Segment in which the attacks come.'),
    mode: Mode.optional().describe('How the Block is used: usually abort, outside the own Phase.'),
    phaseThisSegmentStillToCome: flag("Whether the blocker's Phase in this Segment is still to come.").optional(),
    stunned: flag('Whether the blocker is Stunned.').optional(),
    actedThisSegment: flag('Whether the blocker has acted in this Segment.').optional(),
    abortPending: flag('Whether a Phase forgone earlier is still to come.').optional(),
    attacks: z.array(BlockedAttack).min(1).max(100).describe('The attacks, in order.'),
  })
  .meta({ id: 'PhaseCombatBlockSeriesInput', description: 'Attacks that one Block is to meet, in order.' });
export type SeriesInput = z.infer<typeof SeriesInput>;

export const Met = z
  .strictObject({
    attacker: z.string().describe('Who attacked.'),
    attempted: flag('Whether a block was tried.'),
    why: z.string().optional().describe('Why none was tried.'),
    target: workedOut('What the 3d6 of the block must not exceed.').optional(),
    blocked: flag('Whether the attack was blocked.'),
    hit: flag('Whether the attack hits; absent where it was not rolled.').optional(),
    recipient: z.string().optional().describe('Who or what takes the damage.'),
    body: body('BODY that the recipient takes, before defenses.').optional(),
    itemOutcome: z.string().optional().describe('What becomes of the item.'),
  })
  .meta({ id: 'PhaseCombatMetAttack', description: 'What came of one attack.' });
export type Met = z.infer<typeof Met>;

export const SeriesResult = z
  .strictObject({
    blocked: whole(0, 100, 'How many attacks were blocked.'),
    hits: whole(0, 100, 'How many attacks hit.'),
    state: BlockStance,
    forgone: Moment.optional().describe('The Phase that is given up.'),
    ends: Moment.optional().describe('When the stance ends.'),
    results: z.array(Met).describe('What came of each attack, in order.'),
    actsFirst: z
      .array(
        z
          .strictObject({
            attacker: z.string().describe('Against whom.'),
            right: flag('Whether the blocker may act first.'),
            at: Moment.optional().describe('When.'),
          })
          .meta({
            id: 'PhaseCombatActsFirstRight',
            description: 'Whether the blocker may act first against one attacker.',
          }),
      )
      .describe('For each attack whose attacker gives a SPD.'),
  })
  .meta({ id: 'PhaseCombatBlockSeriesResult', description: 'What came of a Block against several attacks.' });
export type SeriesResult = z.infer<typeof SeriesResult>;

export const seriesRules = [abortLimits, cost, forgoPhase, stance, chain, failure, initiative, ...blockRules];

/** Attack after attack against one stance. What cannot be blocked, or no longer, goes on to its attack roll. */
export function resolveSeries(input: SeriesInput, ruling: Ruling): Showable<SeriesResult> {
  const { blocker, attacks, mode = 'abort' } = input;
  if (mode === 'abort') requireAbort(input, ruling);
  ruling.run(cost, { mode });
  const { forgone, ends } = ruling.run(forgoPhase, {
    spd: blocker.spd,
    segment: input.segment,
    phaseThisSegmentStillToCome: input.phaseThisSegmentStillToCome ?? false,
    mode,
  });
  if (attacks.length > 1) ruling.citing(chain.id);
  const bars = attacks.map((attack, i) => ruling.within(`attacks.${i + 1}`, () => barTo(attack, ruling)));
  const start: Standing = { attempts: 0, hits: 0, state: 'blocking' };
  const { state, events } = ruling.fold('attacks', attacks, start, (now, attack, i) =>
    now.state === 'blocking' && !bars[i]
      ? attempt(now, blocker, attack, ruling)
      : through(now, attack, bars[i]?.why ?? 'The stance is spent.', ruling),
  );
  const tried = attacks.filter((_, i) => !bars[i]).slice(0, state.attempts);
  return {
    blocked: state.attempts,
    hits: state.hits,
    state: state.state,
    forgone,
    ends,
    results: events,
    actsFirst: attacks.flatMap((attack) => rightAgainst(attack, tried.includes(attack), input, forgone, ruling)),
  };
}

function requireAbort(input: SeriesInput, ruling: Ruling): void {
  const { stunned = false, actedThisSegment = false, abortPending = false } = input;
  const asked = { stunned, actedThisSegment, abortPending, holding: false };
  const may = ruling.run(abortLimits, asked);
  ruling.require(may.allowed, abortLimits.id, abortLimits.says(may, asked), () => ['attack rolls as usual']);
}

interface Standing {
  attempts: number;
  hits: number;
  state: z.infer<typeof BlockStance>;
}

function attempt(
  now: Standing,
  blocker: Blocker,
  attack: BlockedAttack,
  ruling: Ruling,
): { state: Standing; event: Met } {
  const { target, blocked } = blockOne(blocker, attack, now.attempts, ruling);
  const event = blocked ? 'block-success' : 'block-failure';
  const next = ruling.run(stance, { state: now.state, attempts: now.attempts, event });
  const after = { ...now, state: next.state, attempts: next.attempts };
  const met = { attacker: attack.attacker, attempted: true, target, blocked };
  if (blocked) return { state: after, event: { ...met, ...damageTo(blocker, attack, ruling) } };
  const rolled = through(after, attack, undefined, ruling);
  return { state: rolled.state, event: { ...rolled.event, ...met } };
}

function through(now: Standing, attack: BlockedAttack, why: string | undefined, ruling: Ruling) {
  const { attacker, ocv, targetDcv, damage } = attack;
  const met: Met = { attacker, attempted: false, why, blocked: false };
  if (targetDcv === undefined) return { state: now, event: met };
  const { hit } = ruling.run(failure, { attackerOcv: ocv, targetDcv });
  const taken = hit && damage ? { recipient: 'target', body: damage.body } : {};
  return { state: { ...now, hits: now.hits + (hit ? 1 : 0) }, event: { ...met, hit, ...taken } };
}

function rightAgainst(
  { attacker, spd, forAnother = false }: BlockedAttack,
  wasBlocked: boolean,
  { blocker, segment: now }: SeriesInput,
  forgone: Moment | undefined,
  ruling: Ruling,
) {
  if (spd === undefined) return [];
  if (!wasBlocked) return [{ attacker, right: false }];
  const question = { attackerSpd: spd, blockerSpd: blocker.spd, segment: now, forgone, forAnother };
  return [{ attacker, ...ruling.run(initiative, question) }];
}
