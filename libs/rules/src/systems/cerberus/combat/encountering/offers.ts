import type { Ask, Offer } from '../../../../kernel/board.ts';
import { offersOfOne, whom } from '../../../../kernel/offering.ts';
import { counted, nameOf, possessive } from '../../../../kernel/words.ts';
import { Condition } from '../../health/conditions.ts';
import { Cover } from '../../vocabulary.ts';
import { type Combatant, isEnemy } from './combatant.ts';
import { deedOf } from './common.ts';
import { blowsOf, type EncounterState } from './state.ts';

type Command = Offer['command'];

const OTHER = { rank: 'other' } as const;

/** Everything that there may be to do; whether it is open the rules say. */
export function offersOf(state: EncounterState, next: readonly string[]): Offer[] {
  const { combatants } = state;
  return [
    ...defensesIn(state),
    ...openingsIn(state),
    ...combatants.flatMap((one) => ofOne(one, next.includes(one.id), state)),
    ...prioritiesIn(state),
    { title: 'Close the tick', command: { do: 'endTick' }, asks: [], rank: 'first' },
    { title: 'Next tick', command: { do: 'startTick' }, asks: [], rank: 'first' },
  ];
}

const nameIn = ({ combatants }: EncounterState, id: string) => {
  const found = combatants.find((one) => one.id === id);
  return found ? nameOf(found) : id;
};

/** How the attack that comes next may be met. */
function defensesIn(state: EncounterState): Offer[] {
  const [next] = state.announced ?? [];
  const target = state.combatants.find(({ id }) => id === next?.target);
  if (!next || !target) return [];
  const by = next.attacks[0]?.by ?? '';
  const count = blowsOf(next);
  const blow = next.attacks[0]?.attack.name ?? 'attack';
  const whose = `${possessive(nameIn(state, by))} ${count > 1 ? `${count} attacks` : blow}`;
  const answer = (title: string, defense: Command, note?: string): Offer => ({
    title: `${nameOf(target)} ${title}`,
    note: note === undefined ? whose : `${whose} · ${note}`,
    chance: count > 1 ? { metric: 'outcome', is: 'parried', label: 'parries all' } : LANDS,
    command: { do: 'defend', defense },
    asks: [],
    rank: 'first',
    who: target.id,
    roles: [
      { role: 'attacker', id: by },
      { role: 'defender', id: target.id },
    ],
  });
  const { dodge = 0, attack = 0 } = target.board?.reserve ?? {};
  return [
    answer('dodges', { kind: 'dodge' }, `1 of ${counted(dodge, 'dodge')}`),
    ...(target.guards ?? []).map(({ id }) =>
      answer(`parries with the ${id}`, { kind: 'parry', with: id }, `1 of ${counted(attack, 'attack token')}, a slot`),
    ),
    answer('takes it', { kind: 'none' }),
  ];
}

/** What matters to everybody of an attack. */
const LANDS = { metric: 'outcome', is: 'landed', label: 'lands' };

function openingsIn(state: EncounterState): Offer[] {
  return (state.openings ?? []).map(({ by, against }) => ({
    title: `${nameIn(state, by)} strikes at ${nameIn(state, against)}, who leaves`,
    command: { do: 'opportunity', who: by, target: against },
    asks: [],
    rank: 'first',
    who: by,
  }));
}

/** Priority among all who have declared something, or two of them. */
function prioritiesIn(state: EncounterState): Offer[] {
  const those = state.combatants.filter(({ id }) => state.spoken?.includes(id));
  if (those.length < 2 || state.order) return [];
  const words = (some: readonly Combatant[]) => some.map(nameOf).join(', ');
  const ids = (some: readonly Combatant[]) => some.map(({ id }) => id);
  const pairs = those.flatMap((one, i) => those.slice(i + 1).map((other) => [one, other]));
  const some = those.length > 2 ? [those.slice(0, 12), ...pairs] : [those];
  const among = some.map((group) => ({ label: words(group), value: ids(group) }));
  return [
    {
      title: 'Roll priority',
      command: { do: 'priority' },
      asks: [{ field: 'among', title: 'Among', among }],
      rank: 'other',
    },
  ];
}

type Offering = ReturnType<typeof offersOfOne>;

function ofOne(one: Combatant, isNext: boolean, state: EncounterState): Offer[] {
  const usual = offersOfOne(one, { rank: isNext ? 'first' : 'other' });
  const offer: Offering = (title, command, asks, own) => usual(title, { ...command, who: one.id }, asks, own);
  return [
    ...declaredBy(one, state, offer),
    ...goingOn(one, state, offer),
    ...attacksOf(one, state, offer),
    ...castsOf(one, offer),
    offer('takes a general action', { do: 'act' }, [
      { field: 'action', title: 'What', usual: 'action' },
      { field: 'ticks', title: 'How many ticks', usual: 1 },
    ]),
    ...movesOf(one, state, offer),
    offer('declares', { do: 'declare' }, [{ field: 'action', title: 'What', usual: 'wait' }]),
    ...upkeepOf(one, state, offer),
  ];
}

/** What was declared goes on with one tap. */
function declaredBy({ declared = [] }: Combatant, state: EncounterState, offer: Offering): Offer[] {
  return declared.flatMap(({ left, when, target }) => {
    if (when !== undefined)
      return [
        offer(`goes on: ${when}`, { do: 'settle', holds: true }),
        offer(`holds back: not ${when}`, { do: 'settle', holds: false }),
      ];
    if (left === 0 || target === undefined) return [];
    return [
      offer(`attacks ${nameIn(state, target)} as declared (${left} left)`, { do: 'attack', target }),
      offer('lets the declared attack go', { do: 'settle', holds: false }, [], OTHER),
      offer('takes the declared attack back', { do: 'withdraw' }, [], OTHER),
    ];
  });
}

function goingOn(one: Combatant, state: EncounterState, offer: Offering): Offer[] {
  const { board, castings = [] } = one;
  const ids = new Set([...(board?.sustained ?? []).map(({ id }) => id), ...castings.map(({ id }) => id)]);
  return [...ids].flatMap((id) => [
    offer(`goes on with ${deedOf(one, id)}`, { do: 'continue', action: id }),
    ...(castings.some((casting) => casting.id === id) ? releasesOf(id, one, state, offer) : []),
    offer(`gives ${deedOf(one, id)} up`, { do: 'abandon', action: id }, [], OTHER),
    offer(`is broken off: ${deedOf(one, id)}`, { do: 'interrupt', action: id }, [], OTHER),
  ]);
}

/** Known spells with one tap, and any other. */
function castsOf({ spells = [] }: Combatant, offer: Offering): Offer[] {
  const other = spells.length === 0 ? 'casts' : 'casts something else';
  return [
    ...spells.map(({ id, name = id }) => offer(`casts ${name}`, { do: 'cast', spell: id })),
    offer(other, { do: 'cast' }, [
      { field: 'spell', title: 'The spell', usual: 'spell' },
      { field: 'ticks', title: 'How many ticks', usual: 2 },
    ]),
  ];
}

function releasesOf(id: string, one: Combatant, state: EncounterState, offer: Offering): Offer[] {
  const known = one.spells?.find((spell) => spell.id === id);
  const title = `releases ${deedOf(one, id)}`;
  if (!known?.attack) return [offer(title, { do: 'release', spell: id })];
  const among = state.combatants
    .filter(({ out }) => !out)
    .map((target) => ({ label: nameOf(target), value: [{ target: target.id }] }));
  return [
    offer(title, { do: 'release', spell: id }, [
      { field: 'targets', title: 'At whom', among: [...among, { label: 'Nobody' }] },
    ]),
  ];
}

const foesOf = (one: Combatant, { combatants }: EncounterState) =>
  combatants.filter((other) => other.id !== one.id && !other.out && isEnemy(one, other));

/** Whoever is on the other side can be attacked; without sides, anybody. */
function attacksOf(one: Combatant, state: EncounterState, offer: Offering): Offer[] {
  const foes = foesOf(one, state);
  const counts = [1, 2, 3].flatMap((count) =>
    foes.map((foe) => ({ label: `${counted(count, 'attack')} on ${nameOf(foe)}`, value: { target: foe.id, count } })),
  );
  const several: Ask = { field: 'attacks', title: 'What', among: counts };
  return [
    ...one.weapons.map((weapon) =>
      offer(`attacks with the ${weapon.id}`, { do: 'attack', weapon: weapon.id }, [whom(foes)]),
    ),
    ...(one.weapons.length > 0 ? [offer('declares attacks', { do: 'declare', action: 'attacks' }, [several])] : []),
  ];
}

/** Moving, perhaps out of somebody's threat range, and what cover it gives. */
function movesOf(one: Combatant, state: EncounterState, offer: Offering): Offer[] {
  const foes = foesOf(one, state);
  const striking = foes.filter(({ opportunityAttack }) => opportunityAttack);
  const leaves: Ask[] =
    striking.length === 0
      ? []
      : [
          {
            field: 'leaves',
            title: 'Whose threat range it leaves',
            among: [
              { label: "Nobody's" },
              ...striking.map((foe) => ({ label: `That of ${nameOf(foe)}`, value: [foe.id] })),
            ],
          },
        ];
  const from = foes.map((foe) => ({ label: nameOf(foe), value: [foe.id] }));
  return [
    offer('moves', { do: 'move' }, [{ field: 'distance_ft', title: 'How far, in ft', usual: 15 }, ...leaves]),
    offer(
      'has cover',
      { do: 'cover' },
      [
        { field: 'from', title: 'Against whom', among: from },
        { field: 'cover', title: 'Which', among: Cover.options.map((kind) => ({ label: kind, value: kind })) },
      ],
      OTHER,
    ),
  ];
}

function upkeepOf(one: Combatant, state: EncounterState, offer: Offering): Offer[] {
  const { conditions = [], hp, out, fear } = one;
  const held = conditions.map(({ condition }) => condition);
  const others = Condition.options.filter((kind) => !held.includes(kind) && kind !== 'frightened');
  const needy = state.combatants.filter((other) => other.id !== one.id && (other.hp <= 0 || other.bleeding));
  return [
    ...(held.includes('prone') ? [offer('stands up', { do: 'stand' })] : []),
    ...(fear
      ? [
          offer('tries to shake off the fear', { do: 'recover' }, [
            { field: 'distanceFt', title: 'Distance, in ft', usual: 35 },
          ]),
        ]
      : []),
    ...needy.map((patient) => offer(`tends ${nameOf(patient)}`, { do: 'tend', patient: patient.id })),
    offer('lets the place pass', { do: 'pass' }),
    offer('drinks a potion', { do: 'heal', potion: true }, [{ field: 'healed', title: 'HP', usual: 10 }], OTHER),
    offer('is healed', { do: 'heal' }, [{ field: 'healed', title: 'HP', usual: 10 }], OTHER),
    offer('is hurt', { do: 'hurt' }, [{ field: 'damage', title: 'HP lost, after DR', usual: 5 }], OTHER),
    offer(
      'has a new condition',
      { do: 'condition' },
      [{ field: 'condition', title: 'Which', among: others.map((kind) => ({ label: kind, value: kind })) }, lasting],
      OTHER,
    ),
    ...(held.includes('frightened')
      ? []
      : [offer('is frightened', { do: 'condition', condition: 'frightened' }, [fearOf(one, state), lasting], OTHER)]),
    ...held.map((kind) => offer(`is no longer ${kind}`, { do: 'condition', condition: kind, ends: true }, [], OTHER)),
    offer(out ? 'is back' : 'is out of the encounter', { do: 'rule', out: !out }, [], OTHER),
    ...(hp <= 0 ? [offer('is stabilized', { do: 'rule', stabilized: true }, [], OTHER)] : []),
  ];
}

/** How long a condition holds. */
const lasting: Ask = {
  field: 'ticks',
  title: 'How long',
  among: [
    { label: 'until it ends' },
    { label: 'a tick', value: 1 },
    { label: 'a round', value: 3 },
    { label: 'two rounds', value: 6 },
  ],
};

/** Whom somebody fears, as near as most fears begin. */
function fearOf(one: Combatant, state: EncounterState): Ask {
  const others = state.combatants.filter(({ id }) => id !== one.id);
  const among = others.map((other) => ({ label: nameOf(other), value: { source: other.id, distanceFt: 20 } }));
  return { field: 'fear', title: 'Of whom', among };
}
