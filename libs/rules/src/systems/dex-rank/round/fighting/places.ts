import type { Ruling } from '../../../../kernel/ruling.ts';
import { attackKind } from '../../action/attack-kind.ts';
import { move } from '../../action/move.ts';
import { leastShare, split } from '../../attack/split.ts';
import { foremost } from '../../order/dex-rank.ts';
import { rankOfAction } from '../../order/rank-of-action.ts';
import { gap } from '../../order/spacing.ts';
import type { Reach } from '../../vocabulary.ts';
import { missileRules } from '../../weapon/missile-rules.ts';
import { inHand, reachOf } from './common.ts';
import { type Fighter, type FightState, type Item, LEAST_RANK } from './state.ts';

/** Somebody who may still act in this phase: the rank at which they do, and how their weapon reaches. */
export interface Place {
  id: string;
  rank: number;
  group: Reach;
}

/** Everybody who may still attack in the actions phase, or begin a spell in the magic phase. */
export function placesIn(state: FightState, ruling: Ruling): Place[] {
  return state.fighters.flatMap((fighter) => placeOf(state, fighter, ruling) ?? []);
}

/** The place of one combatant, if there is one still to come. */
export function placeOf(state: FightState, fighter: Fighter, ruling: Ruling): Place | undefined {
  if (fighter.out || fighter.waits === 0) return undefined;
  return state.phase === 'magic' ? castersPlace(state, fighter) : attackersPlace(state, fighter, ruling);
}

function castersPlace({ round, count }: FightState, fighter: Fighter): Place | undefined {
  const { id, int, engaged, mp, spells, waits = count } = fighter;
  const hasBegun = spells.some(({ effectRound }) => effectRound > round);
  if (int === undefined || engaged || mp === 0 || hasBegun) return undefined;
  return { id, rank: Math.min(int, count, waits), group: 'medium' };
}

function attackersPlace(state: FightState, fighter: Fighter, ruling: Ruling): Place | undefined {
  if (fighter.disengaging || (fighter.moved > 0 && !mayAttackAfter(fighter, ruling))) return undefined;
  const weapons = fighter.items.filter((item) => strikesNow(fighter, item, ruling));
  if (weapons.length === 0) return undefined;
  const { rank, comesUp } = rankOf(state, fighter, ruling);
  if (!comesUp) return undefined;
  return { id: fighter.id, rank, group: foremost(weapons.map(reachOf)) };
}

const mayAttackAfter = ({ moved, mov }: Fighter, ruling: Ruling) => ruling.run(move, { moved, normal: mov }).mayAttack;

/** Whether an attack with it is open: of the kind that the fight allows, and the only one, or a further share. */
function strikesNow(fighter: Fighter, item: Item, ruling: Ruling): boolean {
  const { engaged, attacks } = fighter;
  const kind = kindOf(item);
  if (!inHand(item) || item.damage === undefined || engaged !== (kind === 'hth')) return false;
  if (attacks.length === 0) return true;
  if (!ruling.run(attackKind, { engaged, attacks: [...attacks.map((made) => made.kind), kind] }).legal) return false;
  if (isExtraShot(item, attacks.length, ruling)) return true;
  const shares = [...attacks.map(({ share }) => share), ruling.parameter(leastShare)];
  return ruling.run(split, { skill: item.skill, shares, rank: attacks[0]?.rank ?? 0 }).legal;
}

/** Whether the GM grants another shot after so many. */
export function isExtraShot({ extraShots = 0 }: Item, made: number, ruling: Ruling): boolean {
  return extraShots > 0 && made > 0 && ruling.run(missileRules, { extraShots }).shots > made;
}

export const kindOf = ({ family }: Item) => (family === 'missile' ? ('missile' as const) : ('hth' as const));

/** The rank of the next attack: DEX less delays, the spacing after the last one, what is waited for, and no higher than the count. */
export function rankOf({ count }: FightState, { dex, delays, attacks, waits = count }: Fighter, ruling: Ruling) {
  const { rank: own, actsThisRound } = ruling.run(rankOfAction, { dex, delays });
  const last = attacks.at(-1);
  const spaced = last ? last.rank - ruling.parameter(gap) : own;
  const rank = Math.max(LEAST_RANK, Math.min(own, count, spaced, waits));
  return { own, rank, comesUp: actsThisRound && (rank >= 1 || own < 1) };
}
