import { stated } from '../../../../kernel/exact/calculation.ts';
import { invalidInput, tooLarge } from '../../../../kernel/problem.ts';
import type { Ruling } from '../../../../kernel/ruling.ts';
import type { Showable, Verdict } from '../../../../kernel/unit.ts';
import { groupReflex } from '../../combat/group.reflex.ts';
import { state as healthState } from '../../health/state.ts';
import { coverChance } from '../../movement/cover.chance.ts';
import { coverTotal } from '../../movement/cover.total.ts';
import { groupCriteria } from '../group.criteria.ts';
import type { WeaponAttack } from './attack-forms.ts';
import { rolledDamage, strikeRules } from './strike.ts';
import { defended, groupDefenseRules, type Provider, type Shot } from './volley-defense.ts';
import { MOST_ATTACKS, type VolleyHit, type VolleyInput, type VolleyResult } from './volley-input.ts';

/** The rules that a volley runs through. */
export const volleyRules = [...strikeRules, ...groupDefenseRules, groupCriteria, groupReflex] as const;

/** A result of which the duel and the single hits are for showing only. */
type ResolvedVolley = Verdict<VolleyResult, Exclude<keyof VolleyResult, 'duel' | 'hits'>>;

/** One defense and one duel against the whole group; what lands is resolved attack by attack. */
export function resolveVolley(input: VolleyInput, ruling: Ruling): ResolvedVolley {
  const { defender } = input;
  const shots = shotsOf(input);
  requireGroup(input, shots, ruling);
  const provider = providerOf(input, ruling);
  ruling.cast('attacker', provider.id);
  ruling.cast('defender', defender.id);
  const met = input.defense && defended(input, input.defense, shots, provider, ruling);
  const stopped = new Set(met && met.blocked > 0 ? shots.map((shot) => shot.id) : met?.cancelled);
  const coming = shots.filter((shot) => !stopped.has(shot.id));
  const { landing, damage, hits } = landed(input, coming, met !== undefined, ruling);
  const hpAfter = defender.hp - damage;
  return {
    blocked: met?.blocked ?? 0,
    cancelled: met?.cancelled.length ?? 0,
    landing,
    damage,
    hpAfter,
    health: defender.maxHp === undefined ? null : ruling.run(healthState, { maxHp: defender.maxHp, hp: hpAfter }).state,
    reservesAfter: met ? met.reservesAfter : (defender.reserves ?? null),
    provider: provider.id,
    duel: met?.duel ?? null,
    hits: shots.map(({ id }) => hits.get(id) ?? { id, lands: false, damage: 0, build: null }),
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
  const ids = new Set(shots.map((shot) => shot.id));
  if (ids.size < shots.length)
    throw invalidInput(
      '/input/attacks',
      'ids that differ from each other and from the numbers of the others',
      'equal ids',
    );
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
function providerOf({ attackers }: VolleyInput, ruling: Ruling): Provider {
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

/** What lands, kind by kind: equal attacks first look for their openings, then those that find one roll damage. */
function landed(input: VolleyInput, coming: readonly Shot[], isDefended: boolean, ruling: Ruling) {
  const { armor, dr } = input.defender;
  const hits = new Map<string, Showable<VolleyHit>>();
  let [landing, damage] = [0, 0];
  for (const { weapon, ids } of kindsOf(coming)) {
    const through = isDefended ? ids : findingOpenings(ids, input.cover ?? 'none', ruling);
    landing += through.length;
    damage += ruling.total('attacks', through, (id) => {
      const { outcome, details } = rolledDamage(weapon, { armor, dr }, 0, ruling);
      hits.set(id, { id, lands: true, damage: outcome.damage, build: details });
      return outcome.damage;
    });
  }
  return { landing, damage: stated(damage), hits };
}

function findingOpenings(
  ids: readonly string[],
  cover: NonNullable<VolleyInput['cover']>,
  ruling: Ruling,
): readonly string[] {
  if (cover === 'none' || cover === 'total') return ids;
  return ruling.passing('attacks', ids, () => ruling.run(coverChance, { cover }).lands);
}

/** Attacks with the same weapon are alike, whether they were given together or one by one. */
function kindsOf(shots: readonly Shot[]): Kind[] {
  const together = new Map<WeaponAttack, Kind>();
  for (const { id, weapon } of shots) {
    const kind = together.get(weapon);
    if (kind) kind.ids.push(id);
    else together.set(weapon, { weapon, ids: [id] });
  }
  const alike = new Map<string, Kind>();
  for (const kind of together.values()) {
    const key = together.size === 1 ? '' : JSON.stringify(kind.weapon);
    const known = alike.get(key);
    if (known) known.ids.push(...kind.ids);
    else alike.set(key, kind);
  }
  return [...alike.values()];
}

interface Kind {
  weapon: WeaponAttack;
  ids: string[];
}
