import type { Ruling } from '../../../../kernel/ruling.ts';
import type { CommandOf } from '../../../../kernel/state.ts';
import { hold } from '../hold.ts';
import { phasesOf, SEGMENTS } from '../phases.ts';
import { segmentOrder } from '../segment-order.ts';
import { speedChart } from '../speed-chart.ts';
import { type Next, titleOf, told } from './standing.ts';
import type { Combatant, Owed, TurnCommand, TurnState } from './state.ts';
import { type At, isBefore, isSame } from './time.ts';

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
  const isThere = (id: string) => inPhase.some((one) => one.id === id);
  const owed = (state.rights ?? []).filter((right) => isSame(right.at, now) && !isAmong(waived, right));
  const added = given.filter((right) => !isAmong(owed, right)).map((right) => ({ ...right, at: now }));
  const counting = [...added, ...owed].filter(({ id, before }) => id !== before && isThere(id) && isThere(before));
  const { order } = ruling.run(segmentOrder, {
    combatants: inPhase.map(({ id, dex, int, pre }) => ({ id, dex, int, pre })),
    rights: counting.map(({ id, before }) => ({ id, before })),
  });
  const combatants = state.combatants.map((one) => begun(one, now, ruling));
  const names = order.map((id) => titleOf(state, id));
  const says = `Segment ${now.segment}: ${names.join(', ') || 'nobody acts'}.`;
  return told({ ...withRights(state, counting, now), ...now, combatants, order }, 'next-segment', says);
}

type Right = Omit<Owed, 'at'>;

const isAmong = (rights: readonly Right[], { id, before }: Right) =>
  rights.some((right) => right.id === id && right.before === before);

/** A right to act first lapses with the Segment that it is for; until then it says why somebody comes before their DEX. */
function withRights({ rights = [], ...state }: TurnState, counting: readonly Owed[], now: At): TurnState {
  const left = [...counting, ...rights.filter(({ at }) => isBefore(now, at))];
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
