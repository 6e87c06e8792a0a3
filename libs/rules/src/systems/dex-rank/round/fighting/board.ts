import type { Board, RailStep, Row } from '../../../../kernel/board.ts';
import type { Figuring } from '../../../../kernel/figuring.ts';
import type { Tracking } from '../../../../kernel/unit.ts';
import { nameOf, upperFirst } from '../../../../kernel/words.ts';
import { pool } from '../../defence/pool.ts';
import { rankOfAction } from '../../order/rank-of-action.ts';
import type { Phase } from '../phases.ts';
import { offersOf } from './offers.ts';
import type { Fighter, FightState } from './state.ts';

/** A fighter with the DEX-rank at which the next action comes. */
interface Standing {
  fighter: Fighter;
  rank: number;
  acts: boolean;
}

function standingOf(fighter: Fighter, ruling: Figuring): Standing {
  const { rank, actsThisRound } = ruling.run(rankOfAction, { dex: fighter.dex, delays: fighter.delays });
  return { fighter, rank, acts: actsThisRound && fighter.out !== true };
}

const highest = (among: readonly Standing[]) => {
  const top = Math.max(...among.map(({ rank }) => rank));
  return among.filter(({ rank }) => rank === top);
};

/** Whom the table waits for: several where the DEX-ranks do not tell them apart. */
function nextIn({ phase, count, round, turn = [] }: FightState, standing: readonly Standing[]): Standing[] {
  const there = standing.filter(({ fighter }) => fighter.out !== true);
  const striking = there.filter(({ fighter }) => fighter.riposte !== undefined);
  if (striking.length > 0) return striking;
  if (turn.length > 0) return there.filter(({ fighter }) => fighter.id === turn[0]);
  if (phase === 'statements') return there.filter(({ fighter }) => fighter.stated === undefined).slice(0, 1);
  if (phase === 'magic') {
    const isFree = ({ engaged, mp, int, spells }: Fighter) =>
      int !== undefined && mp > 0 && !engaged && !spells.some(({ effectRound }) => effectRound > round);
    const casting = there.filter(({ fighter }) => isFree(fighter));
    return casting.toSorted((one, other) => (other.fighter.int ?? 0) - (one.fighter.int ?? 0)).slice(0, 1);
  }
  if (phase !== 'actions') return [];
  const isAwaited = ({ attacks, disengaging, waits }: Fighter) => attacks.length === 0 && !disengaging && waits !== 0;
  const open = there.filter(({ acts, fighter }) => acts && isAwaited(fighter));
  const due = open.filter(({ rank }) => rank <= count);
  return highest(due.length > 0 ? due : open);
}

function railOf({ phase, count }: FightState, standing: readonly Standing[], next: readonly Standing[]): RailStep[] {
  const order: readonly Phase[] = ['statements', 'magic', 'actions', 'resolution'];
  const reached = order.indexOf(phase);
  const markAt = (place: number) => (place < reached ? 'past' : place === reached ? 'now' : 'ahead');
  const now = Math.min(count, next[0]?.rank ?? count);
  const ranks = [...new Set(standing.filter(({ acts }) => acts).map(({ rank }) => rank))].toSorted((a, b) => b - a);
  const steps = ranks.map((rank): RailStep => {
    const note = standing.filter((one) => one.acts && one.rank === rank).map(({ fighter }) => nameOf(fighter));
    const inActions = rank === now ? 'now' : rank > now ? 'past' : 'ahead';
    return { label: `${rank}`, mark: phase === 'actions' ? inActions : markAt(2), note: note.join(', ') };
  });
  return order.flatMap((word, place): RailStep[] =>
    word === 'actions' && steps.length > 0 ? steps : [{ label: upperFirst(word), mark: markAt(place) }],
  );
}

/** At most so many dots are told apart at a glance. */
const MOST_DOTS = 6;

/** How many defences of this round have a chance, as the best skill and the table's figures have it. */
function defencesOf({ dodge, items }: Fighter, ruling: Figuring): number {
  const skill = Math.max(dodge, ...items.filter(({ broken }) => !broken).map((item) => item.skill));
  const isPossible = (usedThisRound: number) => ruling.run(pool, { skill, usedThisRound }).chance > 0;
  let count = 0;
  while (count < MOST_DOTS && isPossible(count)) count += 1;
  return count;
}

function rowOf({ fighter, rank, acts }: Standing, isNext: boolean, state: FightState, ruling: Figuring): Row {
  const { id, hp, mp, defencesUsed, riposteUsed, engaged, stated, disengaging, attacks, spells, items, out } = fighter;
  const defences = defencesOf(fighter, ruling);
  const pending = spells.map(({ spell, effectRound }) => `${spell} in round ${effectRound}`);
  const isWaiting = state.phase === 'actions' && acts && attacks.length === 0 && rank > state.count;
  return {
    id,
    name: nameOf(fighter),
    isNext,
    ...(out && { isOut: true }),
    meters: [{ label: 'HP', now: hp }, ...(mp > 0 ? [{ label: 'MP', now: mp }] : []), { label: 'rank', now: rank }],
    dots: [
      ...(defences > 0 ? [{ label: 'defences', left: Math.max(0, defences - defencesUsed), of: defences }] : []),
      { label: 'riposte', left: riposteUsed ? 0 : 1, of: 1 },
    ],
    notes: [
      ...(out ? ['out of the fight'] : []),
      ...(fighter.riposte ? ['may riposte'] : []),
      ...(engaged ? ['engaged'] : []),
      ...(disengaging ? [disengaging === 'trying' ? 'disengages' : 'failed to disengage'] : []),
      ...(stated && !disengaging ? [`states: ${stated}`] : []),
      ...pending,
      ...(attacks.length > 0 ? [`attacked at ${attacks.map((made) => made.rank).join(', ')}`] : []),
      ...(isWaiting ? ['waits'] : []),
      ...(fighter.fumbles ? ['has fumbled'] : []),
      ...(fighter.fallen ? ['down or off balance'] : []),
      ...(fighter.loses ?? []).map((lost) => `loses the next ${lost}`),
      ...(fighter.penalties ?? []).map(({ amount, scope }) => `${amount} ${scope ?? ''}`.trim()),
      ...items.filter(({ broken }) => broken).map((item) => `${item.id} broken`),
      ...items.filter(({ lies }) => lies !== undefined).map((item) => `${item.id} not in hand`),
    ],
  };
}

function board(state: FightState, ruling: Figuring): Board {
  const standing = state.fighters
    .map((fighter) => standingOf(fighter, ruling))
    .toSorted((one, other) => other.rank - one.rank);
  const next = nextIn(state, standing);
  const isNext = (one: Standing) => next.includes(one);
  const where = state.phase === 'actions' ? `rank ${Math.min(state.count, next[0]?.rank ?? state.count)}` : state.phase;
  return {
    title: `Round ${state.round}, ${where}`,
    rail: { label: `Round ${state.round}`, steps: railOf(state, standing, next) },
    rows: standing.map((one) => rowOf(one, isNext(one), state, ruling)),
    offers: [
      ...standing.flatMap((one) => offersOf(one.fighter, isNext(one), state, ruling)),
      { title: 'Count down to the next rank', command: { do: 'count' }, asks: [], rank: 'first' },
      { title: 'Next phase', command: { do: 'nextPhase' }, asks: [], rank: 'first' },
    ],
  };
}

const unarmed = { moved: 0, delays: [], attacks: [], defencesUsed: 0, riposteUsed: false, spells: [] };
const sword = {
  id: 'sword',
  kind: 'weapon',
  skill: 50,
  hitPoints: 20,
  family: 'cutting',
  damage: '1d8',
  canImpale: true,
};

/** How a fight is begun and shown. */
export const fightTracking: Tracking<FightState> = {
  setup: {
    list: 'fighters',
    fields: ['dex', 'hp', 'dodge'],
    start: {
      kind: 'dex-rank.round',
      formatVersion: 2,
      commands: 0,
      round: 1,
      phase: 'statements',
      count: 100,
      fighters: [],
    },
    fresh: { ...unarmed, dex: 12, mov: 8, hp: 12, mp: 0, dodge: 40, items: [sword], engaged: false },
  },
  board,
};
