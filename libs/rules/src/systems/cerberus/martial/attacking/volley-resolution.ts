import { tooLarge } from '../../../../kernel/problem.ts';
import type { Ruling } from '../../../../kernel/ruling.ts';
import type { Showable, Verdict } from '../../../../kernel/unit.ts';
import { groupReflex } from '../../combat/group.reflex.ts';
import { state as healthState } from '../../health/state.ts';
import { coverChance } from '../../movement/cover.chance.ts';
import { coverTotal } from '../../movement/cover.total.ts';
import { defenseDuel } from '../defense.duel.ts';
import { cancelledAttacks, dodgeGrouped, namedFirst, useGroupedDodge } from '../dodge.grouped.ts';
import { groupCriteria } from '../group.criteria.ts';
import { groupParry } from '../group.parry.ts';
import { groupWeaponPermission } from '../group.weapon-permission.ts';
import type { WeaponAttack } from './attack-forms.ts';
import { attackingSide } from './attacker.ts';
import { defendingSide, paid, requireDodge, requireParry } from './defend.ts';
import type { Parry, Reserves } from './defender.ts';
import { decided, rolledDamage, strikeRules } from './strike.ts';
import { MOST_ATTACKS, type VolleyHit, type VolleyInput, type VolleyResult } from './volley-input.ts';

/** The rules that a volley runs through. */
export const volleyRules = [
  ...strikeRules,
  dodgeGrouped,
  groupCriteria,
  groupParry,
  groupReflex,
  groupWeaponPermission,
] as const;

/** A result of which the duel and the single hits are for showing only. */
type ResolvedVolley = Verdict<VolleyResult, Exclude<keyof VolleyResult, 'duel' | 'hits'>>;

/** One attack of the volley, with an id of its own. */
interface Shot {
  id: string;
  weapon: WeaponAttack;
}

/** What the one defense came to. */
interface Met {
  blocked: number;
  /** Ids of the attacks that dodges cancel. */
  cancelled: readonly string[];
  reservesAfter: Reserves | null;
  duel: Showable<VolleyResult['duel']>;
}

/** One defense and one duel against the whole group; what lands is resolved attack by attack. */
export function resolveVolley(input: VolleyInput, ruling: Ruling): ResolvedVolley {
  const { defender, cover = 'none' } = input;
  const shots = shotsOf(input);
  requireGroup(input, shots, ruling);
  const provider = providerOf(input, ruling);
  ruling.cast('attacker', provider.id);
  ruling.cast('defender', defender.id);
  const met = input.defense ? defended(input, shots, provider, ruling) : undefined;
  const stopped = new Set(met && met.blocked > 0 ? shots.map((shot) => shot.id) : met?.cancelled);
  const needsOpening = !met && cover !== 'none';
  const { state, events } = ruling.fold('attacks', shots, { landing: 0, damage: 0 }, (sum, shot) => {
    const hit = stopped.has(shot.id) ? missed(shot) : landed(input, shot, needsOpening, ruling);
    const { lands, damage } = hit.outcome;
    return { state: { landing: sum.landing + (lands ? 1 : 0), damage: sum.damage + damage }, event: hit.event };
  });
  const hpAfter = defender.hp - state.damage;
  return {
    blocked: met?.blocked ?? 0,
    cancelled: met?.cancelled.length ?? 0,
    ...state,
    hpAfter,
    health: defender.maxHp === undefined ? null : ruling.run(healthState, { maxHp: defender.maxHp, hp: hpAfter }).state,
    reservesAfter: met ? met.reservesAfter : (defender.reserves ?? null),
    provider: provider.id,
    duel: met?.duel ?? null,
    hits: events as Showable<VolleyHit[]>,
  };
}

function shotsOf({ attacks }: VolleyInput): Shot[] {
  const count = attacks.reduce((sum, { times = 1 }) => sum + times, 0);
  if (count > MOST_ATTACKS) throw tooLarge('The number of attacks', `${MOST_ATTACKS}`);
  const shots: Shot[] = [];
  for (const { id, times = 1, weapon } of attacks) {
    for (let i = 1; i <= times; i++) {
      const number = `${shots.length + 1}`;
      shots.push({ id: id === undefined ? number : times === 1 ? id : `${id}-${i}`, weapon });
    }
  }
  return shots;
}

/** Grouping is settled before any die: all of the conditions, and nobody behind total cover. */
function requireGroup({ together, cover = 'none' }: VolleyInput, shots: readonly Shot[], ruling: Ruling): void {
  const { canAffect } = ruling.run(coverTotal, { cover, attack: 'targeted' });
  ruling.require(canAffect, coverTotal.id, 'Nothing reaches a target behind total cover.', () => ['another target']);
  if (shots.length === 1 || !together) return;
  const { mayGroup } = ruling.run(groupCriteria, { sameTarget: true, rollsMade: false, ...together });
  const message = 'One defense cannot meet these attacks together.';
  ruling.require(mayGroup, groupCriteria.id, message, () => [
    'resolve the attacks one by one',
    'split the group by direction',
  ]);
}

/** Whose Reflex counts for all. */
function providerOf({ attackers }: VolleyInput, ruling: Ruling): { id: string; reflex: number } {
  const members = attackers.map(({ id, reflex, pc = false, rider = false }, i) => ({
    id: id ?? `${i + 1}`,
    reflex,
    pc,
    rider,
  }));
  const only = members[0];
  if (only && members.length === 1) return { id: only.id, reflex: only.reflex };
  const { provider, reflex } = ruling.run(groupReflex, { members });
  return { id: provider, reflex };
}

function defended(
  input: VolleyInput,
  shots: readonly Shot[],
  provider: { id: string; reflex: number },
  ruling: Ruling,
): Met {
  const { defense } = input;
  return ruling.as('defender', () =>
    defense?.kind === 'parry'
      ? parried(input, shots, defense, provider, ruling)
      : dodged(input, shots, provider, ruling),
  );
}

function dodged(
  input: VolleyInput,
  shots: readonly Shot[],
  provider: { id: string; reflex: number },
  ruling: Ruling,
): Met {
  const { defender, defense } = input;
  const stake = defense?.kind === 'dodge' ? (defense.stake ?? 1) : 1;
  const attack = highestOf(shots).weapon;
  const chance = requireDodge({ attack, defender }, ruling);
  const legal = () => ['dodge the attacks one by one', 'parry', 'no defense'];
  const isAllowed = stake === 1 || ruling.decide(useGroupedDodge, true);
  ruling.require(isAllowed, dodgeGrouped.id, 'The GM does not settle these dodges in one duel.', legal);
  const reservesAfter = paid(defender.reserves, 'dodge', stake, ruling);
  const slips = !chance || ruling.test('defender.chance', chance.outOf, (face) => face <= chance.chances);
  const duel = chance && !(slips && chance.thenDuel) ? undefined : duelOf(input, attack, provider, ruling);
  const won = duel ? duel.winner === 'defender' : slips;
  const reserve = defender.reserves?.dodges ?? stake;
  const { cancelled } = ruling.run(dodgeGrouped, { attacks: shots.length, dodges: reserve, declared: stake, won });
  const named = cancelled === 0 ? [] : ruling.decide(cancelledAttacks);
  const ids = namedFirst(
    shots.map((shot) => shot.id),
    named,
    cancelled,
  );
  return { blocked: 0, cancelled: ids, reservesAfter, duel: duel?.details ?? null };
}

function parried(
  input: VolleyInput,
  shots: readonly Shot[],
  parry: Parry,
  provider: { id: string; reflex: number },
  ruling: Ruling,
): Met {
  const { defender } = input;
  const { weapon } = highestOf(shots);
  requireParry({ attack: weapon, defender }, parry, ruling);
  requirePermission(parry, shots, ruling);
  const reservesAfter = paid(defender.reserves, 'parry', 0, ruling);
  const { winner, details } = duelOf(input, weapon, provider, ruling);
  const { equipment, equipmentLevel = 0 } = parry;
  const attackLevels = shots.map((shot) => shot.weapon.level ?? 0);
  ruling.run(groupParry, { attackLevels, equipment, equipmentLevel, won: winner === 'defender' });
  return { blocked: winner === 'defender' ? shots.length : 0, cancelled: [], reservesAfter, duel: details };
}

/** A weapon needs leave to stop more than one projectile. */
function requirePermission(parry: Parry, shots: readonly Shot[], ruling: Ruling): void {
  if (shots.length === 1) return;
  const { equipment, deflectProjectiles = false, itemProperty = false } = parry;
  const isMelee = shots.every(({ weapon }) => (weapon.form ?? 'melee') === 'melee');
  const form = isMelee ? ('melee' as const) : ('projectiles' as const);
  const { allowed } = ruling.run(groupWeaponPermission, {
    equipment,
    permitted: deflectProjectiles || itemProperty,
    form,
  });
  const message = 'A weapon needs a feat or a property of its own to stop a volley.';
  ruling.require(allowed, groupWeaponPermission.id, message, () => ['parry with a shield', 'dodge', 'no defense']);
}

function duelOf(input: VolleyInput, attack: WeaponAttack, provider: { id: string; reflex: number }, ruling: Ruling) {
  const { defender, defense, cover = 'none', duel = {} } = input;
  const attacker = ruling.as('attacker', () => attackingSide({ ...duel, reflex: provider.reflex }, ruling));
  const defending = defendingSide({ attack, defender }, defense ?? { kind: 'dodge' }, cover, ruling);
  const { outcome, details } = ruling.detailed(defenseDuel, { attacker, defender: defending });
  return { winner: decided(outcome.winner), details: details as Showable<VolleyResult['duel']> };
}

/** The parry's limit is checked against the highest level of the group. */
function highestOf(shots: readonly Shot[]): Shot {
  return shots.reduce((highest, shot) => ((shot.weapon.level ?? 0) > (highest.weapon.level ?? 0) ? shot : highest));
}

function missed({ id }: Shot) {
  return { outcome: { lands: false, damage: 0 }, event: { id, lands: false, damage: 0, build: null } };
}

function landed({ defender, cover = 'none' }: VolleyInput, shot: Shot, needsOpening: boolean, ruling: Ruling) {
  if (needsOpening && cover !== 'none' && cover !== 'total' && !ruling.run(coverChance, { cover }).lands)
    return missed(shot);
  const { outcome, details } = rolledDamage(shot.weapon, { armor: defender.armor, dr: defender.dr }, 0, ruling);
  const { damage } = outcome;
  return { outcome: { lands: true, damage }, event: { id: shot.id, lands: true, damage, build: details } };
}
