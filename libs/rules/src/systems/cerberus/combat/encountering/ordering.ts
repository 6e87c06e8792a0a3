import { requireDistinct } from '../../../../kernel/item-names.ts';
import { invalidInput } from '../../../../kernel/problem.ts';
import type { Ruling } from '../../../../kernel/ruling.ts';
import { nameOf } from '../../../../kernel/words.ts';
import { fearCornered } from '../../health/fear.cornered.ts';
import { mustFleeAt } from '../../health/fear.flee.ts';
import { groupReflex } from '../group.reflex.ts';
import { priorityOrder } from '../priority.order.ts';
import { isHeldBy, reflexCostOf } from './barring.ts';
import { type Boarded, isUp } from './combatant.ts';
import type { Doing } from './commands.ts';
import { able, known, type Next, told, wordOf } from './common.ts';
import { reflexOf } from './saves.ts';
import { isMemberOf, type Running } from './state.ts';

type Sides = ReadonlyMap<string, readonly Boarded[]>;

/** Everybody whose actions race rolls once, a group by one of its members. Whoever is cornered by what it fears comes after it, unrolled. */
export function priority(state: Running, { among }: Doing<'priority'>, ruling: Ruling): Next {
  requireDistinct(among, (id) => invalidInput('/input/command/among', 'each once', id));
  const sides: Sides = sidesOf(state, among, ruling);
  if (sides.size < 2) throw invalidInput('/input/command/among', 'at least two who do not act as one group', among);
  const cornered = [...sides].filter(([, members]) => isCornered(members, sides, ruling)).map(([id]) => id);
  const racing = [...sides].filter(([id]) => !cornered.includes(id));
  const first = racing.find(([, members]) => members.some(({ board }) => board.declaredFirst))?.[0];
  const participants = racing.map(([id, members]) => ({ id, ...sideOf(members, ruling) }));
  const rolled = ruling.run(priorityOrder, { participants, firstDeclarer: first }).order;
  const order = [...rolled, ...cornered];
  const words = order.map((id) => (sides.get(id) ?? []).map(nameOf).join(' and '));
  const next = { ...state, order: order.map((id) => ({ id, acted: false })) };
  return told('priority', `In order: ${words.join(', ')}.`, next, { outcome: order[0] as string });
}

/** Whose actions race, by combatant or group; all of a group who can act belong to it. */
function sidesOf(state: Running, among: readonly string[], ruling: Ruling): Sides {
  const sides = new Map<string, Boarded[]>();
  for (const id of among) {
    const one = able(state, id, ruling, 'among');
    const members =
      one.group === undefined ? [one] : state.combatants.filter((other) => other.group === one.group && isUp(other));
    sides.set(one.group ?? id, members);
  }
  return sides;
}

/** Flight that is due but impossible loses every duel with the source. */
function isCornered(members: readonly Boarded[], sides: Sides, ruling: Ruling): boolean {
  return members.some((one) => {
    const { fear } = one;
    const isFeared = [...sides.values()].some((others) => others.some(({ id }) => id === fear?.source));
    if (fear === undefined || !isFeared || !isHeldBy(one, 'frightened') || !mustFleeAt(fear, ruling)) return false;
    return ruling.run(fearCornered, { canFlee: fear.canFlee, opponent: 'source' }).duel === 'autoLoss';
  });
}

/** The Reflex that a combatant or group rolls with, and what conditions cost it. */
function sideOf(members: readonly Boarded[], ruling: Ruling) {
  const provider = (members.length === 1 ? members[0] : providerOf(members, ruling)) as Boarded;
  const reflex = reflexOf(provider);
  const value = reflexCostOf(provider, ruling);
  return { reflex, ...(value !== 0 && { flat: [{ label: 'conditions', value }] }) };
}

function providerOf(members: readonly Boarded[], ruling: Ruling): Boarded | undefined {
  const asked = members.map((one) => ({
    id: one.id,
    reflex: reflexOf(one),
    pc: one.pc ?? false,
    rider: one.rider ?? false,
  }));
  const { provider } = ruling.run(groupReflex, { members: asked });
  return members.find(({ id }) => id === provider);
}

/** Refuses whoever is not due: all who come before must have acted or passed. */
export function inTurn(state: Running, who: string, ruling: Ruling): Running {
  const { order } = state;
  if (!order) return state;
  const at = order.findIndex(({ id }) => isMemberOf(known(state, who), id));
  if (at < 0) return state;
  const before = order.slice(0, at).find((one) => !one.acted && isStanding(state, one.id));
  ruling.require(
    before === undefined,
    priorityOrder.id,
    `${sideName(state, before?.id)} comes before ${wordOf(state, who)}.`,
    () => [`attack: ${before?.id}`, `release: ${before?.id}`, `pass: ${before?.id}`],
  );
  return { ...state, order: order.map((one, i) => (i === at ? { ...one, acted: true } : one)) };
}

/** A group goes by its members. */
function sideName({ combatants }: Running, side = ''): string {
  return (
    combatants
      .filter((one) => isMemberOf(one, side))
      .map(nameOf)
      .join(' and ') || side
  );
}

/** Who has fallen or left meanwhile holds nobody up. */
function isStanding({ combatants }: Running, side: string): boolean {
  return combatants.some((one) => isMemberOf(one, side) && isUp(one));
}

/** Somebody lets the own place go. */
export function pass(state: Running, { who }: Doing<'pass'>, ruling: Ruling): Next {
  const one = known(state, who);
  const isInOrder = state.order?.some(({ id }) => isMemberOf(one, id)) === true;
  ruling.require(isInOrder, priorityOrder.id, `${nameOf(one)} has no place in an order of priority.`, () => [
    'priority',
  ]);
  return told('pass', `${nameOf(one)} lets the place pass.`, inTurn(state, who, ruling), { who });
}
