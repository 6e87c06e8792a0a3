import type { UnitRequest } from '@riposte/rules';

/** Requests that the rules of the Action Board answer: made-up boards are hardly ever ones that there can be. */

const max = { attack: 6, spell: 4, general: 6, dodge: 1 };
const running = {
  id: 's1',
  category: 'spell',
  stages: 3,
  ...{ paidTotal: 1, paidThisRound: 0, heldBack: 1, lastPaidAt: { round: 1, tick: 3 } },
  ...{ status: 'running', marker: true },
};
const board = {
  ...{ max, round: 2, tick: 1, reserve: { ...max, spell: 3 }, rows: [[], [], []] },
  ...{ sustained: [running], defended: ['blow'], announced: ['blow', 'arrow'] },
};
const closed = { ...board, tick: 3, closed: true };
const parried = { ...board, rows: [[{ category: 'attack', use: 'parry', ref: 'blow' }], [], []] };

const happenings = [
  { board, event: { do: 'attack' } },
  { board, event: { do: 'continue', id: 's1' } },
  { board, event: { do: 'begin', id: 's2', category: 'spell', ticks: 4 } },
  { board, event: { do: 'dodge', against: 'arrow', count: 1 } },
  { board, event: { do: 'interrupt', id: 's1' } },
  { board, event: { do: 'endTick' } },
  { board, event: { do: 'sheet', max: { attack: 9 } } },
  { board: { ...board, cannotAct: 'stunned' }, event: { do: 'free' } },
  { board: closed, event: { do: 'startTick' } },
  { board: parried, event: { do: 'withdraw', slot: 1, answered: true } },
];
const events = happenings.map((input) => ({ input }));

/** Two who race, the first of whom declared first by the table's own figures. */
const pair = ['a', 'b'].map((id) => ({ id, reflex: 3 }));
const first = { firstDeclarer: 'a' };

const plan = {
  max,
  plan: [
    {
      ...{ round: 1, tick: 3 },
      events: [
        { do: 'begin', id: 's1', category: 'spell', ticks: 3 },
        { do: 'attack' },
        { do: 'withdraw', slot: 2, answered: true },
        { do: 'sheet', max: { attack: 9 } },
      ],
    },
    { round: 2, tick: 1, events: [{ do: 'abandon', id: 's1' }] },
  ],
};
const members = [
  {
    id: 'ranger',
    board: parried,
    events: [
      { do: 'withdraw', slot: 1, answered: true },
      { do: 'sheet', max: { spell: 1 } },
    ],
  },
  { id: 'wolf', board: closed, events: [{ do: 'startTick' }, { do: 'abandon', id: 's1' }] },
];

export const combatWitnesses: Readonly<Record<string, readonly UnitRequest[]>> = {
  'cerberus.combat.board.recalculate': [
    { input: { board, max: { spell: 1 }, bonusSlots: 1 } },
    {
      input: { board, max: { attack: 9 } },
      decisions: [{ id: 'cerberus.combat.board.recalculate#midRoundChange', value: 'next-round' }],
    },
  ],
  'cerberus.combat.board.rejections': events,
  'cerberus.combat.board.transitions': events,
  'cerberus.combat.board.warnings': events,
  'cerberus.combat.sustained.loss': [{ input: { board, id: 's1' } }],
  'cerberus.combat.group.separate': [{ input: { members } }],
  'cerberus.combat.plan.validate': [{ input: plan }],
  'cerberus.combat.priority.duel': [{ input: { a: pair[0], b: pair[1], ...first } }],
  'cerberus.combat.priority.order': [{ input: { participants: pair, ...first } }],
  'cerberus.combat.group.shared-result': [
    { input: { participants: pair.map((one) => ({ ...one, members: [one.id] })), ...first } },
  ],
  'cerberus.combat.combined': [
    {
      input: {
        participants: pair.map(({ id, reflex }) => ({ id, members: [{ id, reflex, pc: false, rider: false }] })),
        ...first,
        combatants: [{ id: 'a', plan }],
      },
    },
  ],
  'cerberus.combat.group.subgroups': [
    { input: { creatures: 3, ids: ['a', 'b', 'c'], subgroups: [{ members: ['a', 'b', 'c'] }] } },
  ],
};
