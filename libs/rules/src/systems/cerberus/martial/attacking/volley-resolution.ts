import { namesOf } from '../../../../kernel/item-names.ts';
import { invalidInput, tooLarge } from '../../../../kernel/problem.ts';
import type { Ruling } from '../../../../kernel/ruling.ts';
import type { Verdict } from '../../../../kernel/unit.ts';
import { groupReflex } from '../../combat/group.reflex.ts';
import { state as healthState } from '../../health/state.ts';
import { namedByGm } from '../../ids.ts';
import { coverTotal } from '../../movement/cover.total.ts';
import { cancelledAttacks, useGroupedDodge } from '../dodge.grouped.ts';
import { drPerAttack } from '../dr.per-attack.ts';
import { groupCriteria, groups } from '../group.criteria.ts';
import { proneModifier } from './defender.ts';
import { strikeRules } from './strike.ts';
import { defended, groupDefenseRules, type Provider, type Shot } from './volley-defense.ts';
import { MOST_ATTACKS, type VolleyInput, type VolleyResult } from './volley-input.ts';
import { landed } from './volley-landing.ts';

/** The rules that a volley runs through. */
export const volleyRules = [...strikeRules, ...groupDefenseRules, drPerAttack, groupCriteria, groupReflex] as const;

/** What the GM may say besides, and the figures that no rule among them reads by itself. */
export const volleyAsks = {
  decisions: [groups, useGroupedDodge, cancelledAttacks],
  parameters: [proneModifier],
};

/** A result of which the duel and the single hits are for showing only. */
type ResolvedVolley = Verdict<VolleyResult, Exclude<keyof VolleyResult, 'duel' | 'hits'>>;

/**
 * One defense and one duel against the whole group; what lands is resolved attack by attack.
 * @param pointer where in the request the volley stands
 */
export function resolveVolley(input: VolleyInput, ruling: Ruling, pointer = '/input'): ResolvedVolley {
  const { defender } = input;
  const archers = namesOf(input.attackers, `${pointer}/attackers`);
  const shots = shotsOf(input, archers, pointer);
  requireReach(input, ruling);
  requireGroup(input, shots, ruling);
  const provider = providerOf(input, archers, ruling);
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
    hits: shots.map(
      ({ id, by }) => hits.get(id) ?? { id, ...(by !== undefined && { by }), lands: false, damage: 0, build: null },
    ),
  };
}

function shotsOf({ attacks }: VolleyInput, archers: readonly string[], pointer: string): Shot[] {
  const count = attacks.reduce((sum, { times = 1 }) => sum + times, 0);
  if (count > MOST_ATTACKS) throw tooLarge('The number of attacks', `${MOST_ATTACKS}`);
  const shots: Shot[] = [];
  for (const [i, { id, times = 1, by = onlyOf(archers), weapon }] of attacks.entries()) {
    if (by !== undefined && !archers.includes(by))
      throw invalidInput(`${pointer}/attacks/${i}/by`, `one of the attackers (${archers.join(', ')})`, by);
    for (let n = 1; n <= times; n++) {
      const number = `${shots.length + 1}`;
      shots.push({ id: id === undefined ? number : times === 1 ? id : `${id}-${n}`, weapon, by });
    }
  }
  namesOf(shots, `${pointer}/attacks`);
  return shots;
}

/** Of several attackers nobody knows which of them makes an attack unless it says so. */
function onlyOf(archers: readonly string[]): string | undefined {
  return archers.length === 1 ? archers[0] : undefined;
}

function requireReach({ cover = 'none' }: VolleyInput, ruling: Ruling): void {
  const { canAffect } = ruling.run(coverTotal, { cover, attack: 'targeted' });
  ruling.require(canAffect, coverTotal.id, 'Nothing reaches a target behind total cover.', () => ['another target']);
}

/** A defense needs a group, which is settled before any die: by the GM's word, else by all of the conditions. */
function requireGroup({ together, defense }: VolleyInput, shots: readonly Shot[], ruling: Ruling): void {
  if (!defense || shots.length === 1) return;
  const attacks = shots.map(({ id }) => id);
  const named = ruling.decide(groups);
  namedByGm(
    named.flatMap((group) => group.attacks),
    attacks,
    groups.id,
  );
  if (named.length === 0 && !together) return;
  const said = named.length > 0 ? named : [{ attacks }];
  const { mayGroup, groups: met = [] } = ruling.run(groupCriteria, {
    sameTarget: true,
    rollsMade: false,
    ...(named.length > 0 || !together ? AS_ANNOUNCED : together),
    attacks,
    groups: said,
  });
  ruling.require(
    mayGroup && met.length === 1,
    groupCriteria.id,
    'One defense cannot meet these attacks together.',
    () =>
      mayGroup
        ? met.map((ids) => `a volley of ${ids.join(', ')}`)
        : ['resolve the attacks one by one', 'split the group by direction'],
  );
}

const AS_ANNOUNCED = { simultaneous: true, similarDirection: true, oneMovement: true };

/** Whose Reflex counts for all. */
function providerOf({ attackers }: VolleyInput, archers: readonly string[], ruling: Ruling): Provider {
  const members = attackers.flatMap(({ reflex, pc = false, rider = false }, i) =>
    reflex === undefined ? [] : [{ id: archers[i] as string, reflex, pc, rider }],
  );
  const [only] = members;
  if (!only) return { id: archers[0] as string, reflex: undefined };
  if (attackers.length === 1) return { id: only.id, reflex: only.reflex };
  const { provider, reflex } = ruling.run(groupReflex, { members });
  return { id: provider, reflex };
}
