import type { Ask, Choice, Offer } from '../../../../kernel/board.ts';
import type { Figuring } from '../../../../kernel/figuring.ts';
import { nameOf } from '../../../../kernel/words.ts';
import { isOutreached } from '../../defence/close-in.ts';
import { pool } from '../../defence/pool.ts';
import { inHand, reachOf, shortestReach } from './common.ts';
import { treatmentsOf } from './settling.ts';
import type { Fighter, FightState, Item } from './state.ts';

const INTENTIONS = ['attack', 'shoot', 'move', 'cast a spell', 'defend', 'wait'];

/** Everything that one fighter might do, in whatever phase; whether it is open the rules say. */
export function offersOf(fighter: Fighter, isNext: boolean, state: FightState, ruling: Figuring): Offer[] {
  const { id: who, engaged, out, mov, items, riposte } = fighter;
  const name = nameOf(fighter);
  const rank = isNext ? 'first' : 'other';
  const others = state.fighters.filter((one) => one !== fighter && !one.out);
  const offer = (title: string, command: Offer['command'], asks: Ask[] = [], of: Offer['rank'] = rank): Offer => ({
    title: `${name} ${title}`,
    command: { ...command, who },
    asks,
    rank: of,
    who,
  });
  const target = others.find(({ id }) => id === riposte?.against);
  return [
    ...(target ? (riposte?.items ?? []) : []).map((item) =>
      withRoles(
        offer(`ripostes with the ${item}`, { do: 'riposte', item }, [
          defenceOf(
            [target as Fighter],
            items.find(({ id }) => id === item),
            ruling,
          ),
        ]),
        {
          id: (target as Fighter).id,
        },
      ),
    ),
    ...items
      .filter(isStriking)
      .map((item) =>
        withRoles(
          offer(`attacks with the ${item.id}`, { do: 'attack', item: item.id }, [
            whom(others),
            defenceOf(others, item, ruling),
          ]),
          { of: 'target' },
        ),
      ),
    offer('states', { do: 'state' }, [
      { field: 'intention', title: 'What', among: INTENTIONS.map((word) => ({ label: word, value: word })) },
    ]),
    ...(engaged ? [offer('disengages', { do: 'state', intention: 'disengage', disengage: true })] : []),
    offer('begins a spell', { do: 'cast' }, [
      { field: 'spell', title: 'The spell', usual: 'Spell' },
      { field: 'magicPoints', title: 'Magic points', usual: 1 },
    ]),
    ...(engaged ? [] : [offer('engages', { do: 'move' }, [paces(mov), { ...whom(others), field: 'engage' }])]),
    offer('moves', { do: 'move' }, [paces(mov)], 'other'),
    offer('lets the place pass', { do: 'wait' }),
    ...aftermathOf(fighter, offer),
    offer('readies something', { do: 'ready' }, [], 'other'),
    offer(engaged ? 'is no longer engaged' : 'is engaged', { do: 'rule', engaged: !engaged }, [], 'other'),
    offer(out ? 'is back in the fight' : 'is out of the fight', { do: 'rule', out: !out }, [], 'other'),
  ];
}

type Offering = (title: string, command: Offer['command']) => Offer;

/** What a fumble leaves to be done. */
function aftermathOf(fighter: Fighter, offer: Offering): Offer[] {
  const { fumbles = [], items } = fighter;
  const lying = items.filter(({ lies, broken }) => lies !== undefined && !broken);
  return [
    ...(fumbles.length > 0 ? [offer('gets away with the fumble', { do: 'fumble', results: [] })] : []),
    ...(fumbles.length > 0 ? [offer('drops the weapon', { do: 'fumble', results: [{ id: 'standard' }] })] : []),
    ...treatmentsOf(fighter).map((by) => offer(`is treated by ${by}`, { do: 'treat', by })),
    ...lying.map(({ id: item }) => offer(`picks up the ${item}`, { do: 'ready', item })),
  ];
}

function withRoles(offer: Offer, defender: { id: string } | { of: string }): Offer {
  const attacker = { role: 'attacker', ...(offer.who !== undefined && { id: offer.who }) };
  return { ...offer, roles: [attacker, { role: 'defender', ...defender }] };
}

const isStriking = (item: Item) => item.damage !== undefined && inHand(item);

const paces = (mov: number): Ask => ({ field: 'moved', title: 'How far, in MOV', usual: Math.min(1, mov) });

const whom = (others: readonly Fighter[]): Ask => ({
  field: 'target',
  title: 'Whom',
  among: others.map((one) => ({ label: nameOf(one), value: one.id })),
});

/** How each target may meet a blow, with the chance that it has by now. */
function defenceOf(targets: readonly Fighter[], weapon: Item | undefined, ruling: Figuring): Ask {
  const isOpen = targets.length > 1;
  return {
    field: 'defence',
    title: 'Defence',
    among: targets.flatMap((one) =>
      defencesOf(one, weapon, ruling).map((choice) =>
        isOpen ? { ...choice, when: { field: 'target', is: one.id } } : choice,
      ),
    ),
  };
}

function defencesOf(target: Fighter, weapon: Item | undefined, ruling: Figuring): Choice[] {
  const { items, dodge, defencesUsed } = target;
  const chanceOf = (skill: number) => ruling.run(pool, { skill, usedThisRound: defencesUsed }).chance;
  const whole = items.filter(inHand);
  const isLonger = weapon !== undefined && isOutreached(shortestReach(target), reachOf(weapon));
  return [
    { label: `Dodge, ${chanceOf(dodge)} %`, value: { use: 'dodge' } },
    ...(isLonger ? [{ label: `Dodge and close in, ${chanceOf(dodge)} %`, value: { use: 'dodge', closesIn: {} } }] : []),
    ...whole.map(({ id: item, skill }) => ({
      label: `Parry with the ${item}, ${chanceOf(skill)} %`,
      value: { use: 'parry', item },
    })),
    { label: 'None: it lands on the armor' },
  ];
}
