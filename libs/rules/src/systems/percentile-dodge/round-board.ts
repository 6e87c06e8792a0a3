import type { Ask, Board, Offer, Row } from '../../kernel/board.ts';
import { offersOfOne, whom } from '../../kernel/offering.ts';
import type { Tracking } from '../../kernel/unit.ts';
import { nameOf } from '../../kernel/words.ts';
import type { Combatant, RoundState } from './tracking.ts';

const ACTIONS: Ask = {
  field: 'actions',
  title: 'How many actions, all told',
  among: [1, 2, 3].map((count) => ({ label: `${count}`, value: count })),
};
const STATES: Ask = {
  field: 'states',
  title: 'What keeps this one from dodging',
  among: [
    { label: 'Nothing', value: [] },
    ...['restrained', 'stunned', 'helpless'].map((state) => ({ label: state, value: [state] })),
  ],
};
const ATTACK: Ask = { field: 'attack', title: 'The attack', usual: { kind: 'melee', skill: 50 } };

function rowOf(one: Combatant): Row {
  const { id, dodge, actions, states, hits } = one;
  return {
    id,
    name: nameOf(one),
    isNext: false,
    meters: [
      { label: dodge.from === 'skill' ? 'Dodge' : 'Dexterity', now: dodge.value },
      { label: 'actions', now: actions },
      { label: 'hits taken', now: hits },
    ],
    dots: [],
    notes: [...states],
  };
}

function offersOf(one: Combatant, { combatants }: RoundState): Offer[] {
  const { id: who } = one;
  const offer = offersOfOne(one, { rank: 'other' });
  const others = combatants.filter((other) => other !== one);
  const roles = [
    { role: 'attacker', id: who },
    { role: 'defender', of: 'target' },
  ];
  return [
    offer('attacks', { do: 'attack', by: who }, [whom(others), ATTACK], { rank: 'first', roles }),
    offer('declares actions', { do: 'declare', who }, [ACTIONS]),
    offer('is kept from dodging', { do: 'mark', who }, [STATES]),
  ];
}

/** The rules of a round know no order among the combatants: whoever the GM names attacks. */
function board(state: RoundState): Board {
  return {
    title: `Round ${state.round}`,
    rows: state.combatants.map(rowOf),
    offers: [
      ...state.combatants.flatMap((one) => offersOf(one, state)),
      { title: 'Next round', command: { do: 'next-round' }, asks: [], rank: 'first' },
    ],
  };
}

/** How a round is begun and shown. */
export const roundTracking: Tracking<RoundState> = {
  setup: {
    list: 'combatants',
    fields: ['dodge'],
    start: { kind: 'percentile-dodge.round', formatVersion: 1, commands: 0, round: 1, combatants: [] },
    fresh: { dodge: { from: 'skill', value: 50 }, actions: 0, states: [], hits: 0 },
  },
  board,
};
