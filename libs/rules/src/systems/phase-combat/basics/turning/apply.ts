import type { Ruling } from '../../../../kernel/ruling.ts';
import type { CommandOf, Transition } from '../../../../kernel/state.ts';
import { nameOf } from '../../../../kernel/words.ts';
import { forgoPhase } from '../../abort/forgo-phase.ts';
import type { Moment } from '../../vocabulary.ts';
import { abortLimits } from '../abort-limits.ts';
import { actions } from '../actions.ts';
import { hold } from '../hold.ts';
import { phasesOf, SEGMENTS } from '../phases.ts';
import { segmentOrder } from '../segment-order.ts';
import { speedChart } from '../speed-chart.ts';
import { stunned } from '../stunned.ts';
import type { At, Combatant, TurnCommand, TurnEvent, TurnState } from './state.ts';

export const turnRules = [abortLimits, actions, forgoPhase, hold, segmentOrder, speedChart];

type Next = Transition<TurnState, TurnEvent>;
type Of<N extends TurnCommand['do']> = CommandOf<TurnCommand, N>;

const isSame = (one: At | undefined, other: At) => one?.turn === other.turn && one.segment === other.segment;

const isBefore = (one: At, other: At) => (one.turn - other.turn) * SEGMENTS + one.segment - other.segment < 0;

/** The commands that are possible now, in words. */
export function legalNow({ order, combatants }: TurnState): string[] {
  const next = order[0];
  const isStunned = combatants.find(({ id }) => id === next)?.stunned;
  const own = next === undefined ? [] : isStunned ? [`recover: ${next}`] : [`act: ${next}`, `hold: ${next}`];
  const held = combatants.filter((one) => one.heldSince && !one.acted && !one.stunned).map(({ id }) => `act: ${id}`);
  const aborting = combatants
    .filter((one) => !one.stunned && !one.acted && !one.forgone)
    .map(({ id }) => `abort: ${id}`);
  return [...own, ...held, ...aborting, 'stun', 'next-segment'];
}

function changed(state: TurnState, id: string, change: Partial<Combatant>): TurnState {
  return { ...state, combatants: state.combatants.map((one) => (one.id === id ? { ...one, ...change } : one)) };
}

const told = (state: TurnState, did: string, says: string): Next => ({ state, events: [{ did, says }] });

function nextSegment(state: TurnState, { rights }: Of<'next-segment'>, ruling: Ruling): Next {
  const isNewTurn = state.segment === SEGMENTS;
  const now = { turn: state.turn + (isNewTurn ? 1 : 0), segment: isNewTurn ? 1 : state.segment + 1 };
  ruling.citing(speedChart.id);
  const inPhase = state.combatants.filter(
    ({ spd, forgone }) => phasesOf(spd, ruling).includes(now.segment) && !isSame(forgone, now),
  );
  const { order } = ruling.run(segmentOrder, {
    combatants: inPhase.map(({ id, dex, int, pre }) => ({ id, dex, int, pre })),
    rights,
  });
  const combatants = state.combatants.map((one) => begun(one, now, ruling));
  const names = order.map((id) => nameOf(state.combatants.find((one) => one.id === id) as Combatant));
  const says = `Segment ${now.segment}: ${names.join(', ') || 'nobody acts'}.`;
  return told({ ...state, ...now, combatants, order }, 'next-segment', says);
}

/** Whoever acted may act again; a held action may be lost, a forgone Phase goes by. */
function begun(one: Combatant, now: At, ruling: Ruling): Combatant {
  const { heldSince, forgone, stance, stanceEnds, ...rest } = one;
  const isOver = stanceEnds !== undefined && isBefore(stanceEnds, now);
  const turnOffset = heldSince ? Math.min(1, now.turn - heldSince.turn) : 0;
  const isHeld =
    heldSince !== undefined &&
    ruling.run(hold, { spd: one.spd, heldInSegment: heldSince.segment, segmentNow: now.segment, turnOffset }).stillHeld;
  return {
    ...rest,
    acted: false,
    ...(stance && !isOver ? { stance, stanceEnds } : {}),
    ...(isHeld ? { heldSince } : {}),
    ...(forgone && !isSame(forgone, now) ? { forgone } : {}),
  };
}

/** Whoever acts in a Phase of their own ends their stance. */
function acted(state: TurnState, one: Combatant, change: Partial<Combatant> = {}): TurnState {
  const { stance: _, stanceEnds: __, heldSince: ___, ...rest } = one;
  const after = { ...rest, ...change };
  const order = state.order.filter((id) => id !== one.id);
  return { ...state, order, combatants: state.combatants.map((other) => (other.id === one.id ? after : other)) };
}

function absolute(state: TurnState, moment: Moment | undefined): At | undefined {
  return moment && { turn: state.turn + moment.turnOffset, segment: moment.segment };
}

function abort(state: TurnState, { to }: Of<'abort'>, one: Combatant, ruling: Ruling): Next {
  const asked = {
    stunned: one.stunned,
    actedThisSegment: one.acted,
    abortPending: one.forgone !== undefined,
    holding: one.heldSince !== undefined,
  };
  const may = ruling.run(abortLimits, asked);
  ruling.require(may.allowed, abortLimits.id, abortLimits.says(may, asked), () => legalNow(state));
  const isHeld = may.spends === 'held-action';
  const { forgone, ends } = ruling.run(forgoPhase, {
    spd: one.spd,
    segment: Math.max(1, state.segment),
    phaseThisSegmentStillToCome: state.order.includes(one.id),
    mode: isHeld ? 'held' : 'abort',
  });
  ruling.require(isHeld || forgone !== undefined, speedChart.id, 'There is no Phase to give up.', () =>
    legalNow(state),
  );
  const isNow = forgone !== undefined && isSame(absolute(state, forgone), { turn: state.turn, segment: state.segment });
  const after = acted(state, one, {
    acted: true,
    stance: to,
    stanceEnds: absolute(state, ends),
    ...(forgone && !isNow ? { forgone: absolute(state, forgone) } : {}),
  });
  const order = isNow || isHeld ? after.order : state.order;
  return told({ ...after, order }, 'abort', `${nameOf(one)} aborts to ${to}.`);
}

/** What a command does. */
export function applyTurn(state: TurnState, command: TurnCommand, ruling: Ruling): Next {
  if (command.do === 'next-segment') return nextSegment(state, command, ruling);
  const one = state.combatants.find(({ id }) => id === command.id);
  const legal = () => legalNow(state);
  const require = (holds: boolean, rule: string, message: string) => ruling.require(holds, rule, message, legal);
  require(one !== undefined, segmentOrder.id, `Nobody here is called ${command.id}.`);
  const { id, stunned: isStunned, heldSince, acted: hasActed } = one as Combatant;
  const self = one as Combatant;
  const name = nameOf(self);
  if (command.do === 'stun') return told(changed(state, id, { stunned: true }), 'stun', `${name} is Stunned.`);
  if (command.do === 'abort') return abort(state, command, self, ruling);
  const isNext = state.order[0] === id;
  if (command.do === 'recover') {
    require(isNext && isStunned, stunned.id, 'Only whoever is Stunned recovers, in a Phase of their own.');
    return told(acted(state, self, { stunned: false, acted: true }), 'recover', `${name} recovers.`);
  }
  require(!isStunned, stunned.id, 'A Stunned character takes no action.');
  if (command.do === 'hold') {
    require(isNext, segmentOrder.id, 'Only whoever is next can hold the action.');
    const held = acted(state, self, { heldSince: { turn: state.turn, segment: state.segment } });
    return told(held, 'hold', `${name} holds the action.`);
  }
  require(isNext || heldSince !== undefined, segmentOrder.id, 'It is not their turn, and no action is held.');
  require(!hasActed, hold.id, 'Nobody acts twice in one Segment.');
  const phase = { actions: command.actions };
  const fits = ruling.run(actions, phase);
  require(fits.legal, actions.id, actions.says(fits, phase));
  return told(acted(state, self, { acted: true }), 'act', `${name} acts.`);
}
