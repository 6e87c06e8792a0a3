import type { Ruling } from '../../../../kernel/ruling.ts';
import type { CommandOf } from '../../../../kernel/state.ts';
import { hold } from '../hold.ts';
import { phasesOf, SEGMENTS } from '../phases.ts';
import { segmentOrder } from '../segment-order.ts';
import { speedChart } from '../speed-chart.ts';
import { isBefore, isSame, type Next, titleOf, told } from './standing.ts';
import type { At, Combatant, TurnCommand, TurnState } from './state.ts';

/** The next Segment: who acts in it, and in what order. */
export function nextSegment(
  state: TurnState,
  { rights: given = [], waived = [] }: CommandOf<TurnCommand, 'next-segment'>,
  ruling: Ruling,
): Next {
  const isNewTurn = state.segment === SEGMENTS;
  const now = { turn: state.turn + (isNewTurn ? 1 : 0), segment: isNewTurn ? 1 : state.segment + 1 };
  ruling.citing(speedChart.id);
  const inPhase = state.combatants.filter(
    ({ spd, forgone }) => phasesOf(spd, ruling).includes(now.segment) && !isSame(forgone, now),
  );
  const owed = (state.rights ?? []).filter(({ at }) => isSame(at, now)).map(({ id, before }) => ({ id, before }));
  const isWaived = (right: { id: string; before: string }) =>
    waived.some(({ id, before }) => id === right.id && before === right.before);
  const { order } = ruling.run(segmentOrder, {
    combatants: inPhase.map(({ id, dex, int, pre }) => ({ id, dex, int, pre })),
    rights: [...given, ...owed.filter((right) => !isWaived(right))],
  });
  const combatants = state.combatants.map((one) => begun(one, now, ruling));
  const names = order.map((id) => titleOf(state, id));
  const says = `Segment ${now.segment}: ${names.join(', ') || 'nobody acts'}.`;
  return told({ ...withoutPast(state, now), ...now, combatants, order }, 'next-segment', says);
}

/** A right to act first lapses with the Segment that it is for. */
function withoutPast({ rights = [], ...state }: TurnState, now: At): TurnState {
  const left = rights.filter(({ at }) => isBefore(now, at));
  return left.length > 0 ? { ...state, rights: left } : state;
}

/** Whoever acted may act again; a held action may be lost, a forgone Phase goes by. */
function begun(one: Combatant, now: At, ruling: Ruling): Combatant {
  const { heldSince, forgone, stance, stanceEnds, blocked, spent, attacked: _, lasting = [], ...rest } = one;
  const isPast = (end: At | undefined) => end !== undefined && isBefore(end, now);
  const turnOffset = heldSince ? Math.min(1, now.turn - heldSince.turn) : 0;
  const isHeld =
    heldSince !== undefined &&
    ruling.run(hold, { spd: one.spd, heldInSegment: heldSince.segment, segmentNow: now.segment, turnOffset }).stillHeld;
  const counting = lasting.filter(({ ends }) => !isPast(ends));
  return {
    ...rest,
    acted: false,
    ...(stance && !isPast(stanceEnds) ? { stance, stanceEnds, blocked, spent } : {}),
    ...(isHeld ? { heldSince } : {}),
    ...(forgone && !isSame(forgone, now) ? { forgone } : {}),
    ...(counting.length > 0 ? { lasting: counting } : {}),
  };
}
