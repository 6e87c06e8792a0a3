import type { UnitRequest } from '@riposte/rules';

/** Requests in which the units of dex-rank read what made-up ones hardly ever come to. */

const LEVELS = ['impale', 'critical', 'success', 'failure', 'fumble'];
const pairs = (defence: 'parry' | 'dodge'): UnitRequest[] =>
  LEVELS.flatMap((attack) => LEVELS.map((level) => ({ input: { attack, [defence]: level } })));

/** Against a chance of 50: a critical, a success, a failure and a fumble. */
const FACES = [5, 40, 80, 99];
const dodged = ['impale', 'critical', 'success'].flatMap((level) => FACES.map((face) => ({ level, face })));

/** Against a chance of 50: an impale, a critical, a success, a failure and a fumble; a 01 dodge is a critical. */
const ATTACKS = [1, 5, 40, 80, 99];
const beforehand = [
  { id: 'dex-rank.defence.choice#declareBeforeAttackRoll', value: true },
  { id: 'dex-rank.level.read#parryImpaleApart', value: true },
];
const met = (['parry', 'dodge'] as const).flatMap((use) =>
  ATTACKS.flatMap((attack) => ATTACKS.map((defence) => ({ use, attack, defence }))),
);
const facesOf = (scope: string, attack: number, defence: number) => ({
  seed: 'witness',
  rolls: [
    { key: `${scope}attacker.attack`, faces: [attack] },
    { key: `${scope}defender.defence`, faces: [defence] },
  ],
});

const procedures: UnitRequest[] = met.map(({ use, attack, defence }) => ({
  input: {
    skill: 50,
    canImpale: true,
    damage: '1d6',
    hp: 10,
    defence: { use, chance: 50, itemHp: 9, canImpale: true },
  },
  dice: facesOf('', attack, defence),
  decisions: beforehand,
}));

const item = { kind: 'weapon', hitPoints: 9, canImpale: true };
const blowOf = (use: string) => ({
  attacker: { skill: 50, weapon: { family: 'thrusting', damage: '1d6', canImpale: true } },
  defender: { hp: 10, defence: { use, skill: 50, item } },
});
const strikes: UnitRequest[] = met.map(({ use, attack, defence }) => ({
  input: blowOf(use),
  dice: facesOf('', attack, defence),
  decisions: beforehand,
}));
/** Nothing in the way of an impale; a shield that wears; a missile parried critically by one who holds two weapons. */
const held = ['sword', 'knife'].map((id) => ({ id, kind: 'weapon', hasAttack: true }));
const others: [blow: { attacker: object; defender: object }, attack: number, defence: number][] = [
  [{ ...blowOf('parry'), defender: { hp: 10 } }, 1, 1],
  [
    {
      attacker: { skill: 50, weapon: { family: 'bashing', damage: '9' } },
      defender: { hp: 10, defence: { use: 'parry', skill: 50, item: { kind: 'shield', hitPoints: 2 } } },
    },
    40,
    40,
  ],
  [
    {
      attacker: { skill: 50, weapon: { family: 'missile', damage: '1' } },
      defender: { hp: 10, held, defence: { use: 'parry', skill: 50, item: { ...item, id: 'sword' } } },
    },
    40,
    5,
  ],
];
const otherwise = (scope: string, input: (blow: object) => object): UnitRequest[] =>
  others.map(([blow, attack, defence]) => ({ input: input(blow), dice: facesOf(scope, attack, defence) }));

const sequences: UnitRequest[] = met.map(({ use, attack, defence }) => ({
  input: { steps: [blowOf(use)] },
  dice: facesOf('steps.1.', attack, defence),
  decisions: beforehand,
}));

const fresh = { dex: 15, mov: 8, hp: 10, mp: 9, dodge: 50, moved: 0, delays: [], attacks: [], spells: [] };
const idle = { ...fresh, defencesUsed: 0, riposteUsed: false, engaged: true };
const blade = (id: string, more: object = {}) => ({
  id,
  kind: 'weapon',
  skill: 50,
  hitPoints: 9,
  family: 'thrusting',
  damage: '1d6',
  canImpale: true,
  ...more,
});
const two = [blade('sword'), blade('knife')];
const fightOf = (
  phase: string,
  command: { do: string; [field: string]: unknown },
  first: object = {},
  second: object = {},
) => ({
  state: {
    kind: 'dex-rank.round',
    formatVersion: 2,
    commands: 0,
    round: 1,
    phase,
    count: 15,
    ...(phase === 'actions' && { turn: command.do === 'count' ? [] : ['a'] }),
    fighters: [
      { ...idle, id: 'a', items: two, ...first },
      { ...idle, id: 'b', items: two, ...second },
    ],
  },
  command,
});
const on = (defence?: object, item = 'sword', more: object = {}) => ({
  do: 'attack',
  who: 'a',
  target: 'b',
  item,
  ...(defence && { defence }),
  ...more,
});
const parried = { use: 'parry', item: 'sword' };
const dice = { seed: 'witness' };
const fights: UnitRequest[] = [
  ...met.map(({ use, attack, defence }) => ({
    input: fightOf('actions', on({ use, item: 'sword' })),
    dice: facesOf('commands.1.', attack, defence),
    decisions: beforehand,
  })),
  { input: fightOf('actions', on(), { items: [blade('sword', { skill: 150 })] }), dice },
  { input: fightOf('actions', on()), dice: facesOf('commands.1.', 1, 1) },
  { input: fightOf('actions', on(), {}, { hp: 9 }), dice: facesOf('commands.1.', 5, 1) },
  { input: fightOf('actions', on()), dice: facesOf('commands.1.', 40, 1) },
  { input: fightOf('actions', on()), dice: facesOf('commands.1.', 80, 1) },
  { input: fightOf('actions', on()), dice: facesOf('commands.1.', 99, 1) },
  {
    input: fightOf('actions', on({ ...parried, alreadyDefended: true })),
    dice: facesOf('commands.1.', 40, 40),
    decisions: [{ id: 'dex-rank.defence.choice#secondDefenceOnSameAttack', value: true }],
  },
  {
    input: fightOf(
      'actions',
      on(parried),
      { items: [blade('sword', { damage: '9' })] },
      { items: [{ ...blade('sword'), kind: 'shield', hitPoints: 2 }] },
    ),
    dice: facesOf('commands.1.', 40, 40),
  },
  {
    input: fightOf('actions', on(parried), { engaged: false, items: [blade('sword', { family: 'missile' })] }),
    dice: facesOf('commands.1.', 40, 5),
  },
  {
    input: fightOf('actions', on(undefined, 'sword', { share: 50 }), {
      items: [blade('sword', { skill: 150 })],
      attacks: [{ rank: 15, share: 60, kind: 'hth' }],
    }),
    dice,
  },
  {
    input: fightOf('actions', on(), { delays: [20] }, { items: [] }),
    dice,
    decisions: [{ id: 'dex-rank.order.rank-of-action#actsBelowOne', value: true }],
  },
  {
    input: fightOf(
      'actions',
      on({ use: 'dodge' }, 'sword', { share: 50 }),
      { items: [blade('sword', { skill: 150 })] },
      { defencesUsed: 1 },
    ),
    dice: facesOf('commands.1.', 5, 5),
  },
  ...[2, 4, 6].map((moved) => ({
    input: fightOf('actions', { do: 'move', who: 'a', moved }, { engaged: false }),
    dice,
    decisions: [{ id: 'dex-rank.action.move#delayBeyond4', value: 15 }],
  })),
  { input: fightOf('actions', { do: 'ready', who: 'a' }), dice },
  {
    input: fightOf(
      'actions',
      { do: 'count' },
      { items: [blade('sword', { length: 'medium' })] },
      { items: [blade('knife', { length: 'short' })] },
    ),
    dice,
  },
  {
    input: fightOf('magic', { do: 'count' }, { engaged: false, int: 12 }, { engaged: false, int: 12 }),
    dice,
  },
  { input: fightOf('statements', { do: 'state', who: 'a', intention: 'run' }, { stated: 'fight' }), dice },
];

/** By the id of the unit. */
export const dexRankWitnesses: Readonly<Record<string, readonly UnitRequest[]>> = {
  'dex-rank.matrix.parry': pairs('parry'),
  'dex-rank.matrix.dodge': pairs('dodge'),
  'dex-rank.attack.procedure': [
    ...procedures,
    { input: { skill: 50, canImpale: true, damage: '1', hp: 1 }, dice: facesOf('', 1, 1) },
  ],
  'dex-rank.attack.strike': [...strikes, ...otherwise('', (blow) => blow)],
  'dex-rank.combat.combined': [...sequences, ...otherwise('steps.1.', (blow) => ({ steps: [blow] }))],
  'dex-rank.round.fight': fights,
  'dex-rank.fumble.table': [
    { input: { kind: 'hth', table: [{ id: 'all', from: 1, to: 100 }] }, dice: { seed: 'witness' } },
  ],
  'dex-rank.fumble.roll': [
    {
      input: { kind: 'hth', table: [{ id: 'all', from: 1, to: 100 }] },
      dice: { seed: 'witness' },
      decisions: [{ id: 'dex-rank.fumble.table#substituteStandard', value: true }],
    },
  ],
  'dex-rank.action.disengage': dodged.map(({ level, face }) => ({
    input: { declared: true, dodgeSkill: 50, attacks: [{ level }], defencesUsedBefore: 0 },
    dice: { rolls: [{ key: 'attacks.1.defence', faces: [face] }] },
  })),
};
