import { invalidInput } from '../../../../kernel/problem.ts';
import type { Ruling } from '../../../../kernel/ruling.ts';
import type { Transition } from '../../../../kernel/state.ts';
import { engagement } from '../engagement.ts';
import type { FightEvent, Fighter, FightState, Item } from './state.ts';

export type Next = Transition<FightState, FightEvent>;

/** A combatant who takes part. */
export function find({ fighters }: FightState, id: string, ruling: Ruling): Fighter {
  const found = fighters.find((one) => one.id === id);
  if (!found) throw invalidInput('/input/command', `one of ${fighters.map((one) => one.id).join(', ')}`, id);
  ruling.require(found.out !== true, engagement.id, `${id} is out of the fight.`, () =>
    fighters.filter(({ out }) => !out).map((one) => `${one.id} may act`),
  );
  return found;
}

/** An item in hand that is whole. */
export function itemOf({ items, id: owner }: Fighter, id: string | undefined, ruling: Ruling): Item {
  const whole = items.filter(({ broken }) => broken !== true);
  const found = whole.find((item) => item.id === id);
  ruling.require(
    found !== undefined,
    'dex-rank.parry.weapon-breakage',
    `${owner} holds no ${id ?? 'such item'} that is whole.`,
    () => whole.map((item) => `use ${item.id}`),
  );
  return found as Item;
}

export const replaced = (state: FightState, fighter: Fighter): FightState => ({
  ...state,
  fighters: state.fighters.map((one) => (one.id === fighter.id ? fighter : one)),
});
