import { invalidInput } from '../../../../kernel/problem.ts';
import { oneOfThem } from '../../../../kernel/references.ts';
import type { Ruling } from '../../../../kernel/ruling.ts';
import { nameOf } from '../../../../kernel/words.ts';
import { rollInto } from '../../dice-expression.ts';
import { effects, type FumbleEffect, TREATMENTS } from '../../fumble/effects.ts';
import { standard } from '../../fumble/standard.ts';
import { table } from '../../fumble/table.ts';
import type { Doing, FumbleResult } from './commands.ts';
import { added, find, inHand, itemOf, known, type Next, replaced, told } from './common.ts';
import { type Fighter, type FightState, type Item, LEAST_HP } from './state.ts';

/** The dice of what a fumble does to the fumbler. */
export const fumbleDice = { key: 'results.*.damage', dice: 'damage of the row', by: 'fumbler', label: 'fumble damage' };

/** Settles the fumble that has been open longest with what the table said; nothing at all where the GM waives it. */
export function settle(state: FightState, given: Doing<'fumble'>, ruling: Ruling): Next {
  const fighter = find(state, given.who, ruling);
  const [open, ...others] = fighter.fumbles ?? [];
  ruling.require(open !== undefined, table.id, `${given.who} has no fumble to settle.`, () =>
    state.fighters.filter(({ fumbles = [] }) => fumbles.length > 0).map(({ id }) => `fumble: ${id}`),
  );
  const { fumbles: _, ...rest } = fighter;
  const settled: Fighter = others.length > 0 ? { ...rest, fumbles: others } : rest;
  const after = given.results.reduce(
    (so, result, i) => ruling.within(`results.${i + 1}`, () => fallen(so, result, given, ruling)),
    settled,
  );
  const words = given.results.map(({ id, text }) => text ?? `${id}.`);
  const says = words.length === 0 ? `${nameOf(fighter)} gets away with it.` : `${nameOf(fighter)}: ${words.join(' ')}`;
  return told('fumble', says, replaced(state, after));
}

function fallen(fighter: Fighter, result: FumbleResult, given: Doing<'fumble'>, ruling: Ruling): Fighter {
  if (result.id === 'standard') {
    ruling.run(standard, { substitute: true, row: result.id });
    return lose(fighter, 'weapon', given, (item) => ({ ...item, lies: { at: 'feet' } }), ruling);
  }
  const { effects: all = [], treatedBy } = result;
  if (all.length > 0) ruling.citing(effects.id);
  return all.reduce((so, effect) => struck(so, effect, treatedBy, given, ruling), fighter);
}

function struck(
  fighter: Fighter,
  effect: FumbleEffect,
  treatedBy: FumbleResult['treatedBy'],
  given: Doing<'fumble'>,
  ruling: Ruling,
): Fighter {
  switch (effect.effect) {
    case 'lose-next':
      return { ...fighter, loses: added(fighter.loses, 'loses', effect.of) };
    case 'drop-item':
    case 'knock-away-item': {
      const at = effect.effect === 'drop-item' && effect.distance === undefined ? ('feet' as const) : ('away' as const);
      const lies = { at, ...(effect.distance && { distance: effect.distance }) };
      return lose(fighter, effect.item, given, (item) => ({ ...item, lies }), ruling);
    }
    case 'break-item':
      return lose(fighter, effect.item, given, (item) => ({ ...item, broken: true, hitPoints: 0 }), ruling);
    case 'fall':
      return { ...fighter, fallen: true };
    case 'damage': {
      const sum = ruling.calc('fumble damage');
      rollInto(sum, effect.dice, 'damage', ruling);
      return { ...fighter, hp: Math.max(LEAST_HP, fighter.hp - sum.atLeast(0).floor(effects.id)) };
    }
    case 'penalty': {
      const { effect: _, ...penalty } = effect;
      const borne = { ...penalty, ...(treatedBy && { treatedBy }) };
      return { ...fighter, penalties: added(fighter.penalties, 'penalties', borne) };
    }
    case 'further-rolls':
      return fighter; // the roll on the table makes them, and their results stand beside this one
  }
}

/** What becomes of the item that the row means; whoever holds none of that kind loses none. */
function lose(
  fighter: Fighter,
  kind: 'weapon' | 'shield',
  given: Doing<'fumble'>,
  change: (item: Item) => Item,
  ruling: Ruling,
): Fighter {
  const isOfKind = (item: Item) => inHand(item) && (item.kind === 'shield') === (kind === 'shield');
  const named = given[kind];
  const lost = named === undefined ? fighter.items.find(isOfKind) : itemOf(fighter, named, ruling);
  if (lost && !isOfKind(lost))
    throw invalidInput(`/input/command/${kind}`, oneOfThem(fighter.items.filter(isOfKind).map(({ id }) => id)), named);
  return { ...fighter, items: fighter.items.map((item) => (item === lost ? change(item) : item)) };
}

/** The treatments that end something of what ails somebody. */
export const treatmentsOf = ({ penalties = [] }: Fighter) =>
  TREATMENTS.filter((one) => penalties.some(({ treatedBy = TREATMENTS }) => treatedBy.includes(one)));

/** Ends every penalty that this treatment may end. */
export function treat(state: FightState, { who, by }: Doing<'treat'>, ruling: Ruling): Next {
  const fighter = known(state, who);
  const all = fighter.penalties ?? [];
  const left = all.filter(({ treatedBy, amount, scope }) => {
    const penalty = { effect: 'penalty' as const, amount, ...(scope && { scope }) };
    const treated = { effects: [penalty], treatedBy: by, ...(treatedBy && { treatments: treatedBy }) };
    return !ruling.run(effects, treated).penaltyEnds;
  });
  ruling.require(left.length < all.length, effects.id, `${by} ends no penalty of ${who}.`, () =>
    treatmentsOf(fighter).map((one) => `treat: ${who} by ${one}`),
  );
  const { penalties: _, ...rest } = fighter;
  const treated: Fighter = left.length > 0 ? { ...rest, penalties: left } : rest;
  return told('treat', `${by} ends what ailed ${nameOf(fighter)}.`, replaced(state, treated));
}

/** A skill as its bearer has it now: less every penalty on it. */
export function present({ penalties = [] }: Fighter, skill: number, use: string, ruling: Ruling): number {
  const own = penalties.filter(({ scope = use }) => scope.toLowerCase() === use);
  if (own.length === 0) return skill;
  const sum = ruling.calc(`chance to ${use}`).plus('skill', skill);
  for (const { amount } of own) sum.minus('penalty', -amount);
  return sum.atLeast(0).floor(effects.id, 'percent');
}
