import type { Ask, Choice, Offer } from '../../../../kernel/board.ts';
import type { Figuring } from '../../../../kernel/figuring.ts';
import { offersOfOne, whom } from '../../../../kernel/offering.ts';
import { isOutreached } from '../../defence/close-in.ts';
import { pool } from '../../defence/pool.ts';
import { inHand, reachOf, shortestReach } from './common.ts';
import { treatmentsOf } from './settling.ts';
import type { Fighter, FightState, Item } from './state.ts';

const INTENTION: Ask = {
  field: 'intention',
  title: 'What',
  among: ['attack', 'shoot', 'move', 'cast a spell', 'defend', 'wait'].map((word) => ({ label: word, value: word })),
};
const SPELL: Ask[] = [
  { field: 'spell', title: 'The spell', usual: 'Spell' },
  { field: 'magicPoints', title: 'Magic points', usual: 1 },
];

/** Everything that one fighter might do, in whatever phase; whether it is open the rules say. */
export function offersOf(fighter: Fighter, isNext: boolean, state: FightState, ruling: Figuring): Offer[] {
  const { id: who, engaged, out, mov } = fighter;
  const others = state.fighters.filter((one) => one !== fighter && !one.out);
  const offer = offersOfOne(fighter, { rank: isNext ? 'first' : 'other' });
  const other = { rank: 'other' } as const;
  return [
    ...blowsOf(fighter, others, offer, ruling),
    offer('states', { do: 'state', who }, [INTENTION]),
    ...(engaged ? [offer('disengages', { do: 'state', who, intention: 'disengage', disengage: true })] : []),
    offer('begins a spell', { do: 'cast', who }, SPELL),
    ...(engaged ? [] : [offer('engages', { do: 'move', who }, [paces(mov), whom(others, 'engage')])]),
    offer('moves', { do: 'move', who }, [paces(mov)], other),
    offer('lets the place pass', { do: 'wait', who }),
    ...aftermathOf(fighter, offer),
    offer('readies something', { do: 'ready', who }, [], other),
    offer(engaged ? 'is no longer engaged' : 'is engaged', { do: 'rule', who, engaged: !engaged }, [], other),
    offer(out ? 'is back in the fight' : 'is out of the fight', { do: 'rule', who, out: !out }, [], other),
  ];
}

type Offering = ReturnType<typeof offersOfOne>;

/** Ripostes, which come at once, and attacks. */
function blowsOf(fighter: Fighter, others: readonly Fighter[], offer: Offering, ruling: Figuring): Offer[] {
  const { id: who, items, riposte } = fighter;
  const against = others.filter(({ id }) => id === riposte?.against);
  const rolesWith = (defender: { id: string } | { of: string }) => ({
    roles: [
      { role: 'attacker', id: who },
      { role: 'defender', ...defender },
    ],
  });
  const ripostes = against.flatMap((target) =>
    (riposte?.items ?? []).map((item) => {
      const weapon = items.find(({ id }) => id === item);
      const asks = [defenceOf([target], weapon, ruling)];
      return offer(`ripostes with the ${item}`, { do: 'riposte', who, item }, asks, rolesWith({ id: target.id }));
    }),
  );
  const attacks = items.filter(isStriking).map((item) => {
    const asks = [whom(others), defenceOf(others, item, ruling)];
    const command = { do: 'attack', who, item: item.id };
    return offer(`attacks with the ${item.id}`, command, asks, rolesWith({ of: 'target' }));
  });
  return [...ripostes, ...attacks];
}

/** What a fumble leaves to be done. */
function aftermathOf(fighter: Fighter, offer: Offering): Offer[] {
  const { id: who, fumbles = [], items } = fighter;
  const settling = (results: { id: string }[]) => ({ do: 'fumble', who, results });
  const lying = items.filter(({ lies, broken }) => lies !== undefined && !broken);
  return [
    ...(fumbles.length > 0 ? [offer('gets away with the fumble', settling([]))] : []),
    ...(fumbles.length > 0 ? [offer('drops the weapon', settling([{ id: 'standard' }]))] : []),
    ...treatmentsOf(fighter).map((by) => offer(`is treated by ${by}`, { do: 'treat', who, by })),
    ...lying.map(({ id: item }) => offer(`picks up the ${item}`, { do: 'ready', who, item })),
  ];
}

const isStriking = (item: Item) => item.damage !== undefined && inHand(item);

const paces = (mov: number): Ask => ({ field: 'moved', title: 'How far, in MOV', usual: Math.min(1, mov) });

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
