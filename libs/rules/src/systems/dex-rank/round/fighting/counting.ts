import type { Ruling } from '../../../../kernel/ruling.ts';
import { nameOf } from '../../../../kernel/words.ts';
import { intOrder } from '../../magic/int-order.ts';
import { byReach, dexRank, parted } from '../../order/dex-rank.ts';
import type { Doing } from './commands.ts';
import { find, itemOf, known, type Next, reachOf, replaced } from './common.ts';
import { type Place, placeOf, placesIn } from './places.ts';
import type { Fighter, FightState } from './state.ts';

const orderIn = ({ phase }: FightState) => (phase === 'magic' ? intOrder : dexRank);
const wordIn = ({ phase }: FightState) => (phase === 'magic' ? 'cast' : 'attack');
const rankWord = ({ phase }: FightState) => (phase === 'magic' ? 'INT-rank' : 'DEX-rank');

/** What those may do whose place it is, in words. */
export function turnWords(state: FightState): string[] {
  const [first] = state.turn ?? [];
  const waiting = (state.turn ?? []).map((id) => `wait: ${id}`);
  return first === undefined ? [] : [`${wordIn(state)}: ${first}`, ...waiting];
}

/** The GM counts down to the next rank at which somebody may act; ties go by D100. */
export function count(state: FightState, ruling: Ruling): Next {
  const [first] = state.turn ?? [];
  ruling.require(first === undefined, orderIn(state).id, notYet(state, first), () => turnWords(state));
  const next = nextRank(state, ruling);
  ruling.require(next !== undefined, orderIn(state).id, 'Nobody is left to act in this phase.', () => ['nextPhase']);
  const { rank, places } = next as NextRank;
  const turn = orderOf(state, places, ruling);
  const says = `${rankWord(state)} ${rank}: ${turn.map((id) => nameOf(known(state, id))).join(', ')}.`;
  return { state: { ...state, count: rank, turn }, events: [{ did: 'count', says, rank }] };
}

interface NextRank {
  rank: number;
  places: Place[];
}

function nextRank(state: FightState, ruling: Ruling): NextRank | undefined {
  const all = placesIn(state, ruling);
  if (all.length === 0) return undefined;
  const rank = Math.max(...all.map((place) => place.rank));
  return { rank, places: all.filter((place) => place.rank === rank) };
}

function orderOf(state: FightState, places: readonly Place[], ruling: Ruling): string[] {
  if (state.phase === 'actions') return ruling.run(dexRank, { actors: [...places] }).order;
  return ruling.run(intOrder, { casters: places.map(({ id, rank }) => ({ id, int: rank })) }).order;
}

/** Whether nothing but the dice can say who of them is first. */
function isTied(places: readonly Place[], ruling: Ruling): boolean {
  return parted(places, ruling).length < places.length;
}

function notYet(state: FightState, first: string | undefined): string {
  return `At ${rankWord(state)} ${state.count} it is the place of ${first}.`;
}

/**
 * The state at the place of one who acts now; where no rank is counted yet, it is counted as far as no die has to decide.
 * Refuses whoever is not the next.
 */
export function atPlaceOf(state: FightState, who: string, ruling: Ruling): FightState {
  const now = counted(state, ruling);
  const [first] = now.turn ?? [];
  ruling.require(first === undefined || first === who, orderIn(now).id, notYet(now, first), () => turnWords(now));
  return now;
}

function counted(state: FightState, ruling: Ruling): FightState {
  if ((state.turn ?? []).length > 0) return state;
  const next = nextRank(state, ruling);
  if (!next) return state;
  const ids = next.places.map(({ id }) => id).join(', ');
  ruling.require(
    !isTied(next.places, ruling),
    orderIn(state).id,
    `At ${rankWord(state)} ${next.rank} the dice decide who is first: ${ids}.`,
    () => ['count'],
  );
  return { ...state, count: next.rank, turn: orderOf(state, next.places, ruling) };
}

/** Refuses a weapon that comes behind those of others who are still to act at this rank. */
export function requireReach(state: FightState, striker: Fighter, itemId: string, ruling: Ruling): void {
  const own = reachOf(itemOf(striker, itemId, ruling));
  const ahead = (state.turn ?? []).find((id) => {
    const place = id === striker.id ? undefined : placeOf(state, find(state, id, ruling), ruling);
    return place !== undefined && place.rank === state.count && byReach(place.group, own, ruling) < 0;
  });
  ruling.require(ahead === undefined, dexRank.id, `${ahead} reaches farther and comes before the ${itemId}.`, () => [
    `wait: ${striker.id} until ${state.count}`,
    'a weapon that reaches farther',
  ]);
}

/** Whoever has acted is no longer among those still to act at this rank. */
export const without = (state: FightState, who: string): FightState => ({
  ...state,
  turn: (state.turn ?? []).filter((id) => id !== who),
});

/** Lets a place pass, up to a lower rank or for the phase; with the rank of the count, behind the others who have it. */
export function wait(state: FightState, { who, until }: Doing<'wait'>, ruling: Ruling): Next {
  const fighter = find(state, who, ruling);
  const { waits = 100 } = fighter;
  const limit = Math.min(waits, state.count);
  ruling.require(
    until === undefined || until <= limit,
    orderIn(state).id,
    `The count goes down: ${who} can wait for rank ${limit} or lower.`,
    () => [`wait: ${who} until ${limit} or lower`, ...turnWords(state)],
  );
  const isLast = until === state.count && (state.turn ?? []).includes(who);
  const rest = replaced(without(state, who), { ...fighter, waits: until ?? 0 });
  const after = isLast ? { ...rest, turn: [...(rest.turn ?? []), who] } : rest;
  const says =
    until === undefined ? `${nameOf(fighter)} lets this phase pass.` : `${nameOf(fighter)} waits for rank ${until}.`;
  return { state: after, events: [{ did: 'wait', says, rank: state.count }] };
}

/** Those still to act at this rank are those who still can. */
export function stillToAct(state: FightState, ruling: Ruling): FightState {
  const { turn = [] } = state;
  const kept = turn.filter((id) => {
    const fighter = state.fighters.find((one) => one.id === id);
    return fighter !== undefined && placeOf(state, fighter, ruling)?.rank === state.count;
  });
  return kept.length === turn.length ? state : { ...state, turn: kept };
}
