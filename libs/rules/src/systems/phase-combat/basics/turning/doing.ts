import type { Ruling } from '../../../../kernel/ruling.ts';
import type { CommandOf } from '../../../../kernel/state.ts';
import { asSaid, nameOf } from '../../../../kernel/words.ts';
import { forgoPhase } from '../../abort/forgo-phase.ts';
import { cost } from '../../block/cost.ts';
import { stance as stanceRule } from '../../block/stance.ts';
import { withSet } from '../../brace/with-set.ts';
import { action as dodgeAction } from '../../dodge/action.ts';
import { table } from '../../maneuver/table.ts';
import type { Mode } from '../../vocabulary.ts';
import { abortLimits } from '../abort-limits.ts';
import { actions } from '../actions.ts';
import { maneuverDuration } from '../maneuver-duration.ts';
import { set as setRule } from '../set.ts';
import { speedChart } from '../speed-chart.ts';
import { legalNow } from './legal.ts';
import { absolute, acted, acting, type Next, nowOf, told } from './standing.ts';
import type { Combatant, Done, Lasting, ManeuverUsed, TurnCommand, TurnState } from './state.ts';
import { type At, isSame } from './time.ts';

export const doingRules = [
  abortLimits,
  actions,
  cost,
  dodgeAction,
  forgoPhase,
  maneuverDuration,
  setRule,
  stanceRule,
  table,
  withSet,
];

type Of<N extends TurnCommand['do']> = CommandOf<TurnCommand, N>;

/** What a maneuver takes of a Phase, and the rule that says so. */
function costOf(maneuver: ManeuverUsed, ruling: Ruling) {
  if (maneuver === 'set') return { rule: setRule.id, cost: ruling.run(setRule, {}).phaseCost, attack: false };
  if (maneuver === 'brace-with-set')
    return { rule: withSet.id, cost: ruling.run(withSet, { brace: true, set: true }).phaseCost, attack: false };
  const row = ruling.run(table, { maneuver });
  return { rule: table.id, cost: row.phaseCost, attack: row.attackAction };
}

/** Refuses what one Phase cannot hold, and maneuvers that do not cost what is said. */
export function requireFits(state: TurnState, inOrder: readonly Done[], mode: Mode, ruling: Ruling): void {
  const require = (holds: boolean, rule: string, message: string) =>
    ruling.require(holds, rule, message, () => legalNow(state));
  for (const [i, { maneuver, ...done }] of inOrder.entries()) {
    if (!maneuver) continue;
    const row = costOf(maneuver, ruling);
    const isSo = row.cost === done.cost && row.attack === done.attack;
    require(isSo, row.rule, `${maneuver} is a ${row.cost} phase action, ${row.attack ? 'and an' : 'no'} Attack action.`);
    if (maneuver !== 'dodge') continue;
    const asked = { mode, firstHalf: firstHalfOf(inOrder.slice(0, i)) };
    const room = ruling.run(dodgeAction, asked);
    require(room.allowed, dodgeAction.id, dodgeAction.says(room, asked));
  }
  const phase = { actions: inOrder.map(({ cost: takes, attack }) => ({ cost: takes, attack })) };
  const fits = ruling.run(actions, phase);
  require(fits.legal, actions.id, actions.says(fits, phase));
}

function firstHalfOf(before: readonly Done[]) {
  if (before.some(({ attack }) => attack)) return 'attack' as const;
  return before.some(({ cost: takes }) => takes !== 'zero') ? ('half-move' as const) : ('none' as const);
}

/** What the maneuvers of a Phase leave behind: a stance, or modifiers that last to the next Phase. */
export function leftBy(state: TurnState, one: Combatant, inOrder: readonly Done[], mode: Mode, ruling: Ruling) {
  const used = inOrder.flatMap(({ maneuver }) =>
    maneuver === 'brace-with-set' ? ['brace' as const] : maneuver ? [maneuver] : [],
  );
  const lasts = LASTING.filter((maneuver) => used.includes(maneuver));
  const stance = STANCES.find((maneuver) => used.includes(maneuver));
  return {
    ...(lasts.length > 0
      ? { lasting: lasts.map((maneuver): Lasting => ({ maneuver, ends: endOf(state, one, ruling) })) }
      : {}),
    ...(stance ? taken(state, one, stance, mode, ruling).change : {}),
  };
}

const LASTING = ['brace', 'disarm', 'grab'] as const;
const STANCES = ['block', 'dodge'] as const;

function endOf(state: TurnState, { spd }: Combatant, ruling: Ruling): At {
  const { segment } = nowOf(state);
  const { endsTurnOffset = 0, endsSegment } = ruling.run(maneuverDuration, {
    spd,
    usedInSegment: segment,
    aborted: false,
  });
  const ends = endsSegment === undefined ? undefined : { turnOffset: endsTurnOffset, segment: endsSegment };
  return requireEnd(state, absolute(state, ends), ruling);
}

/** Whatever lasts to the next Phase is nothing for those who have none. */
function requireEnd(state: TurnState, ends: At | undefined, ruling: Ruling): At {
  ruling.require(ends !== undefined, speedChart.id, 'It would never end: there is no next Phase.', () =>
    legalNow(state),
  );
  return ends as At;
}

/** A Block or Dodge in the own Phase, with a held action or by an abort: when it ends, and the Phase that it costs. */
function taken(state: TurnState, one: Combatant, stance: 'block' | 'dodge', mode: Mode, ruling: Ruling) {
  if (stance === 'block') {
    ruling.run(cost, { mode });
    ruling.run(stanceRule, { state: 'idle', attempts: 0, event: 'declare-block' });
  }
  const { forgone, ends } = ruling.run(forgoPhase, {
    spd: one.spd,
    segment: nowOf(state).segment,
    phaseThisSegmentStillToCome: state.order.includes(one.id),
    mode,
  });
  ruling.require(mode !== 'abort' || forgone !== undefined, speedChart.id, 'There is no Phase to give up.', () =>
    legalNow(state),
  );
  const stanceEnds = requireEnd(state, absolute(state, ends), ruling);
  const change = { stance, stanceEnds, ...(stance === 'block' ? { blocked: 0 } : {}) };
  return { forgone: absolute(state, forgone), change };
}

/** Somebody acts, in their Phase or with a held action. */
export function act(state: TurnState, { actions: inOrder }: Of<'act'>, given: Combatant, ruling: Ruling): Next {
  const { mode, one } = acting(state, given, ruling);
  requireFits(state, inOrder, mode, ruling);
  const change = { acted: true, ...leftBy(state, one, inOrder, mode, ruling) };
  const used = inOrder.flatMap(({ maneuver }) => maneuver ?? []).map((maneuver) => asSaid(maneuver));
  const says = used.length > 0 ? `${nameOf(one)} acts: ${used.join(', ')}.` : `${nameOf(one)} acts.`;
  return told(acted(state, one, change), 'act', says);
}

/** Somebody gives up a Phase, or a held action, for a Block or a Dodge. */
export function abort(state: TurnState, { to }: Of<'abort'>, one: Combatant, ruling: Ruling): Next {
  const legal = () => legalNow(state);
  const asked = {
    stunned: one.stunned,
    actedThisSegment: one.acted,
    abortPending: one.forgone !== undefined,
    holding: one.heldSince !== undefined,
  };
  const may = ruling.run(abortLimits, asked);
  ruling.require(may.allowed, abortLimits.id, abortLimits.says(may, asked), legal);
  const isHeld = may.spends === 'held-action';
  const mode = isHeld ? 'held' : 'abort';
  if (to === 'dodge') ruling.run(dodgeAction, { mode, firstHalf: 'none' });
  const { forgone, change } = taken(state, one, to, mode, ruling);
  const isNow = isSame(forgone, { turn: state.turn, segment: state.segment });
  const after = acted(state, one, { acted: true, ...change, ...(forgone && !isNow ? { forgone } : {}) });
  return told(after, 'abort', `${nameOf(one)} aborts to ${to}.`);
}
