import { addingUpTo } from '../../../../kernel/lasting.ts';
import { invalidInput } from '../../../../kernel/problem.ts';
import { oneOfThem } from '../../../../kernel/references.ts';
import type { Ruling } from '../../../../kernel/ruling.ts';
import type { Transition } from '../../../../kernel/state.ts';
import type { Reach } from '../../vocabulary.ts';
import { engagement } from '../engagement.ts';
import type { FightEvent } from './commands.ts';
import { type Fighter, type FightState, type Item, MOST } from './state.ts';

export type Next = Transition<FightState, FightEvent>;

export const told = (did: string, says: string, state: FightState): Next => ({ state, events: [{ did, says }] });

type Naming = 'who' | 'target' | 'engage';

/** A combatant of the fight, whether or not they still take part. @param by the field of the command that names them */
export function known({ fighters }: FightState, id: string, by: Naming = 'who'): Fighter {
  const found = fighters.find((one) => one.id === id);
  if (!found) throw invalidInput(`/input/command/${by}`, oneOfThem(fighters.map((one) => one.id)), id);
  return found;
}

/** A combatant who takes part. */
export function find(state: FightState, id: string, ruling: Ruling, by: Naming = 'who'): Fighter {
  const found = known(state, id, by);
  ruling.require(found.out !== true, engagement.id, `${id} is out of the fight.`, () =>
    state.fighters.filter(({ out }) => !out).map((one) => `${one.id} may act`),
  );
  return found;
}

/** Whether an item is whole and in hand; a shield is usable while its rating is above 0. */
export const inHand = ({ broken, lies, kind, hitPoints }: Item) =>
  broken !== true && lies === undefined && (kind !== 'shield' || hitPoints > 0);

/** An item in hand that is whole. */
export function itemOf({ items, id: owner }: Fighter, id: string | undefined, ruling: Ruling): Item {
  const whole = items.filter(inHand);
  const found = whole.find((item) => item.id === id);
  ruling.require(
    found !== undefined,
    'dex-rank.parry.weapon-breakage',
    `${owner} holds no ${id ?? 'such item'} that is whole.`,
    () => whole.map((item) => `use ${item.id}`),
  );
  return found as Item;
}

/** How the shortest weapon in hand reaches with which somebody can strike; nothing for bare hands. */
export function shortestReach({ items }: Fighter): Reach | undefined {
  const reaches = items.filter((item) => inHand(item) && item.damage !== undefined).map(reachOf);
  return (['short', 'medium', 'long'] as const).find((reach) => reaches.includes(reach));
}

/** How an item reaches; where its row does not say, a missile as one and all else as medium. */
export const reachOf = ({ family, length }: Item): Reach => length ?? (family === 'missile' ? 'missile' : 'medium');

export const replaced = (state: FightState, fighter: Fighter): FightState => ({
  ...state,
  fighters: state.fighters.map((one) => (one.id === fighter.id ? fighter : one)),
});

/** A list of the state with something added. @throws `too-large` when it can hold no more */
export const added = addingUpTo(MOST);
