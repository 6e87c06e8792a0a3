import type { Example } from '../../../../kernel/unit.ts';
import type { Fighter, FightState } from './state.ts';

const fresh = { mp: 11, moved: 0, delays: [], attacks: [], defencesUsed: 0, riposteUsed: false, spells: [] };

const aldo: Fighter = {
  ...fresh,
  id: 'aldo',
  name: 'Aldo',
  dex: 14,
  mov: 8,
  hp: 13,
  dodge: 40,
  items: [
    { id: 'sword', kind: 'weapon', skill: 60, hitPoints: 20, family: 'cutting', damage: '1d8+1', canImpale: true },
  ],
  engaged: true,
};
const berta: Fighter = {
  ...fresh,
  id: 'berta',
  name: 'Berta',
  dex: 11,
  mov: 8,
  hp: 15,
  dodge: 55,
  armor: { protection: '1d3' },
  items: [
    { id: 'axe', kind: 'weapon', skill: 50, hitPoints: 15, family: 'cutting', damage: '1d8' },
    { id: 'shield', kind: 'shield', skill: 45, hitPoints: 15 },
  ],
  engaged: true,
};

const caster = (id: string, int: number): Fighter => ({ ...berta, id, name: id, int, engaged: false });

/** Two fighters in the actions phase of the first round. */
export const duel: FightState = {
  kind: 'dex-rank.round',
  formatVersion: 2,
  commands: 0,
  round: 1,
  phase: 'actions',
  count: 14,
  fighters: [aldo, berta],
};

/** Examples of the round. */
export const fightExamples: readonly Example[] = [
  {
    title: 'Aldo attacks, Berta parries critically and may riposte',
    request: {
      input: {
        state: duel,
        command: {
          do: 'attack',
          who: 'aldo',
          target: 'berta',
          item: 'sword',
          defence: { use: 'parry', item: 'shield' },
        },
      },
      dice: {
        rolls: [
          { key: 'commands.1.attacker.attack', faces: [50] },
          { key: 'commands.1.defender.defence', faces: [9] },
          { key: 'commands.1.attacker.damage', faces: [6] },
        ],
      },
    },
  },
  {
    title: 'Berta ripostes, and Aldo dodges',
    request: {
      input: {
        state: {
          ...duel,
          commands: 1,
          fighters: [aldo, { ...berta, defencesUsed: 1, riposte: { against: 'aldo', items: ['axe'] } }],
        },
        command: { do: 'riposte', who: 'berta', item: 'axe', defence: { use: 'dodge' } },
      },
    },
  },
  {
    title: 'Berta states that she disengages',
    request: {
      input: {
        state: { ...duel, phase: 'statements' },
        command: { do: 'state', who: 'berta', intention: 'get away', disengage: true },
      },
    },
  },
  {
    title: 'The round ends, and defences are whole again',
    request: {
      input: {
        state: { ...duel, phase: 'resolution', fighters: [{ ...aldo, defencesUsed: 2 }, berta] },
        command: { do: 'nextPhase' },
      },
    },
  },
  {
    title: 'Three at the same rank, and the dice decide',
    request: {
      input: {
        state: {
          ...duel,
          fighters: [aldo, { ...aldo, id: 'cora', name: 'Cora' }, { ...aldo, id: 'dirk', name: 'Dirk' }, berta],
        },
        command: { do: 'count' },
      },
      dice: {
        rolls: [
          { key: 'commands.1.aldo.tie', faces: [40] },
          { key: 'commands.1.cora.tie', faces: [85] },
          { key: 'commands.1.dirk.tie', faces: [12] },
        ],
      },
    },
  },
  {
    title: 'Aldo waits for a lower rank',
    request: { input: { state: duel, command: { do: 'wait', who: 'aldo', until: 8 } } },
  },
  {
    title: 'Aldo moves two MOV up to Berta, and both are engaged',
    request: {
      input: {
        state: { ...duel, fighters: duel.fighters.map((one) => ({ ...one, engaged: false })) },
        command: { do: 'move', who: 'aldo', moved: 2, engage: 'berta' },
      },
    },
  },
  {
    title: 'Casters are counted from the highest INT down',
    request: {
      input: {
        state: { ...duel, phase: 'magic', count: 16, fighters: [caster('elis', 16), caster('fenn', 16), berta] },
        command: { do: 'count' },
      },
    },
  },
  {
    title: 'Elis begins a spell',
    request: {
      input: {
        state: { ...duel, phase: 'magic', count: 16, fighters: [caster('elis', 16), berta] },
        command: { do: 'cast', who: 'elis', spell: 'fog', magicPoints: 4 },
      },
    },
  },
  {
    title: 'Aldo has fumbled: he drops the sword, wrenches a shoulder and loses his next attack',
    request: {
      input: {
        state: { ...duel, fighters: [{ ...aldo, fumbles: ['hth'] }, berta] },
        command: {
          do: 'fumble',
          who: 'aldo',
          results: [
            { id: 'drop', roll: 62, text: 'The weapon slips.', effects: [{ effect: 'drop-item', item: 'weapon' }] },
            {
              id: 'shoulder',
              roll: 71,
              text: 'The shoulder gives.',
              effects: [
                { effect: 'damage', dice: '1d3' },
                { effect: 'penalty', amount: -20, scope: 'attack' },
                { effect: 'lose-next', of: 'attack' },
              ],
              treatedBy: ['Physik'],
            },
          ],
        },
      },
      dice: { rolls: [{ key: 'commands.1.results.2.damage', faces: [2] }] },
    },
  },
  {
    title: 'Physik ends what the fumble left',
    request: {
      input: {
        state: { ...duel, fighters: [{ ...aldo, penalties: [{ amount: -20, treatedBy: ['Physik'] }] }, berta] },
        command: { do: 'treat', who: 'aldo', by: 'Physik' },
      },
    },
  },
];
