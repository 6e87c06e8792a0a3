import type { Ruling } from '../../../../kernel/ruling.ts';
import type { Showable } from '../../../../kernel/unit.ts';
import { namedByGm } from '../../ids.ts';
import { dodgeVerdict, parryVerdict, type Threat } from '../defending/checks.ts';
import { required } from '../defending/refusing.ts';
import { defenseDuel } from '../defense.duel.ts';
import { cancelledAttacks, dodgeGrouped, namedFirst } from '../dodge.grouped.ts';
import { groupParry } from '../group.parry.ts';
import type { WeaponAttack } from './attack-forms.ts';
import { attackingSide } from './attacker.ts';
import { defendingSide, inMode, readied, slipsAway, threatOf } from './defend.ts';
import type { Parry, Reserves } from './defender.ts';
import { decided } from './strike.ts';
import type { VolleyDefense, VolleyInput, VolleyResult } from './volley-input.ts';

/** The rules of one defense against several attacks. */
export const groupDefenseRules = [dodgeGrouped, groupParry] as const;

/** One attack of the volley, with an id of its own. */
export interface Shot {
  id: string;
  weapon: WeaponAttack;
  /** Who makes it, where that is known. */
  by: string | undefined;
}

/** Whose Reflex counts for all attackers. */
export interface Provider {
  id: string;
  /** Undefined of traps and hazards. */
  reflex: number | undefined;
}

/** What the one defense came to. */
export interface Met {
  blocked: number;
  /** Ids of the attacks that dodges cancel. */
  cancelled: readonly string[];
  reservesAfter: Reserves | null;
  duel: Showable<VolleyResult['duel']>;
}

/** A volley as its target faces it. */
interface Facing {
  input: VolleyInput;
  defense: VolleyDefense;
  shots: readonly Shot[];
  provider: Provider;
  threat: Threat;
}

/** One defense and one duel against the whole volley. */
export function defended(
  input: VolleyInput,
  defense: VolleyDefense,
  shots: readonly Shot[],
  provider: Provider,
  ruling: Ruling,
): Met {
  const weapons = shots.map((shot) => shot.weapon);
  const facing = { input, defense, shots, provider, threat: threatOf(weapons, input.defender) };
  return ruling.as('defender', () =>
    defense.kind === 'parry' ? parried(facing, defense, ruling) : dodged(facing, defense.stake ?? 1, ruling),
  );
}

function dodged(facing: Facing, declared: number, ruling: Ruling): Met {
  const { shots } = facing;
  const threat = { ...facing.threat, stake: declared };
  const { chance } = required(dodgeVerdict(threat, ruling), 'dodge', threat, ruling);
  const { reserves } = threat;
  const dodges = reserves?.dodges ?? declared;
  const slips = !chance || slipsAway(chance, ruling);
  const duel = chance && !(slips && chance.thenDuel) ? undefined : duelOf(facing, ruling);
  const won = duel ? duel.winner === 'defender' : slips;
  const announced = shots.map((shot) => shot.id);
  const named = won ? namedByGm(ruling.decide(cancelledAttacks), announced, cancelledAttacks.id) : [];
  const { cancelledAttacks: cancelled = [], dodgesAfter } = ruling.run(dodgeGrouped, {
    attacks: shots.length,
    dodges,
    declared,
    won,
    cancelledAttacks: namedFirst(announced, named),
  });
  return {
    blocked: 0,
    cancelled,
    reservesAfter: reserves ? { ...reserves, dodges: dodgesAfter } : null,
    duel: duel?.details ?? null,
  };
}

function parried(facing: Facing, parry: Parry, ruling: Ruling): Met {
  const { threat, shots } = facing;
  const { reservesAfter, mode } = required(parryVerdict(threat, readied(parry), ruling), 'parry', threat, ruling);
  const { winner, details } = duelOf({ ...facing, defense: inMode(parry, mode) }, ruling);
  const { equipment, equipmentLevel = 0 } = parry;
  const attackLevels = shots.map(({ weapon }) => weapon.level ?? 0);
  const won = winner === 'defender';
  const { blocked } = ruling.run(groupParry, { attackLevels, equipment, equipmentLevel, won });
  return { blocked, cancelled: [], reservesAfter, duel: details };
}

function duelOf({ input, defense, provider }: Facing, ruling: Ruling) {
  const { defender, cover = 'none', duel = {} } = input;
  const attacker = ruling.as('attacker', () => attackingSide({ ...duel, reflex: provider.reflex }, ruling));
  const defending = defendingSide(defender, defense, cover, ruling);
  const { outcome, details } = ruling.detailed(defenseDuel, { attacker, defender: defending });
  return { winner: decided(outcome.winner), details: details as Showable<VolleyResult['duel']> };
}
