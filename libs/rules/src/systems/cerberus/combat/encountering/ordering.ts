import { requireDistinct } from '../../../../kernel/item-names.ts';
import { invalidInput } from '../../../../kernel/problem.ts';
import type { Ruling } from '../../../../kernel/ruling.ts';
import { conditionGeneral } from '../../health/condition.general.ts';
import { groupReflex } from '../group.reflex.ts';
import { priorityOrder } from '../priority.order.ts';
import type { Boarded } from './combatant.ts';
import type { Doing } from './commands.ts';
import { known, type Next, told } from './common.ts';
import { reflexOf } from './saves.ts';
import type { Running } from './state.ts';

/** Everybody whose actions race rolls once, a group by one of its members. */
export function priority(state: Running, { among }: Doing<'priority'>, ruling: Ruling): Next {
  requireDistinct(among, (id) => invalidInput('/input/command/among', 'each once', id));
  const sides = new Map<string, Boarded[]>();
  for (const id of among) {
    const one = known(state, id, 'among');
    const side = one.group ?? id;
    sides.set(side, [...(sides.get(side) ?? []), one]);
  }
  if (sides.size < 2) throw invalidInput('/input/command/among', 'at least two who do not act as one group', among);
  const participants = [...sides].map(([id, members]) => ({ id, ...sideOf(members, ruling) }));
  const first = [...sides].find(([, members]) => members.some(({ board }) => board.declaredFirst))?.[0];
  const { order } = ruling.run(priorityOrder, { participants, firstDeclarer: first });
  const says = `In order: ${order
    .map((id) =>
      sides
        .get(id)
        ?.map(({ name, id: own }) => name ?? own)
        .join(' and '),
    )
    .join(', ')}.`;
  return told(
    'priority',
    says,
    { ...state, order: order.map((id) => ({ id, acted: false })) },
    { outcome: order[0] as string },
  );
}

/** The Reflex that a combatant or group rolls with, and what conditions cost it. */
function sideOf(members: readonly Boarded[], ruling: Ruling) {
  const provider = members.length === 1 ? members[0] : providerOf(members, ruling);
  const { conditions = [] } = provider as Boarded;
  const reflex = reflexOf(provider as Boarded);
  if (conditions.length === 0) return { reflex };
  const { reflexDuelModifier: value } = ruling.run(conditionGeneral, {
    conditions: conditions.map(({ condition }) => condition),
  });
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
  ruling.require(before === undefined, priorityOrder.id, `${before?.id} comes before ${who}.`, () => [
    `attack: ${before?.id}`,
    `release: ${before?.id}`,
    `pass: ${before?.id}`,
  ]);
  return { ...state, order: order.map((one, i) => (i === at ? { ...one, acted: true } : one)) };
}

const isMemberOf = ({ id, group }: Boarded, side: string) => id === side || group === side;

/** Who has fallen or left meanwhile holds nobody up. */
function isStanding({ combatants }: Running, side: string): boolean {
  return combatants.some((one) => isMemberOf(one, side) && one.hp > 0 && !one.out);
}

/** Somebody lets the own place go. */
export function pass(state: Running, { who }: Doing<'pass'>, ruling: Ruling): Next {
  const one = known(state, who);
  const isInOrder = state.order?.some(({ id }) => isMemberOf(one, id)) === true;
  ruling.require(isInOrder, priorityOrder.id, `${who} has no place in an order of priority.`, () => ['priority']);
  return told('pass', `${one.name ?? who} lets the place pass.`, inTurn(state, who, ruling), { who });
}
