import type { Example } from '../../../../kernel/unit.ts';
import type { TurnState } from './state.ts';

const fresh = { stunned: false, acted: false };
const start: TurnState = {
  kind: 'phase-combat.turn',
  formatVersion: 1,
  commands: 0,
  turn: 1,
  segment: 2,
  combatants: [
    { id: 'ilse', name: 'Ilse', dex: 20, spd: 4, ...fresh },
    { id: 'odo', name: 'Odo', dex: 15, spd: 4, ...fresh },
    { id: 'scout', name: 'Scout', dex: 15, spd: 5, ...fresh },
  ],
  order: [],
};
const running: TurnState = { ...start, commands: 1, segment: 3, order: ['ilse', 'odo', 'scout'] };

const damage = { stun: 21, body: 6 };
const blade = { name: 'long blade', kind: 'hth' as const, def: 5, body: 4 };
const blocking = { stance: 'block' as const, stanceEnds: { turn: 1, segment: 6 }, blocked: 0, acted: true };
/** Odo has given up his Phase in Segment 3 for a Block, which lasts to the next one, in Segment 6. */
const melee: TurnState = {
  ...start,
  commands: 5,
  segment: 3,
  combatants: [
    { id: 'ilse', name: 'Ilse', dex: 20, spd: 4, ocv: 8, dcv: 7, weapon: blade, ...fresh },
    {
      id: 'odo',
      name: 'Odo',
      dex: 15,
      spd: 4,
      ocv: 7,
      dcv: 6,
      shield: { name: 'round shield', dcv: 3, def: 4, body: 5 },
      ...fresh,
      ...blocking,
    },
    { id: 'scout', name: 'Scout', dex: 14, spd: 5, ocv: 6, dcv: 6, weapon: blade, ...fresh },
  ],
  order: ['ilse', 'scout'],
};
const blockedOnce: TurnState = {
  ...melee,
  commands: 6,
  combatants: melee.combatants.map((one) =>
    one.id === 'odo' ? { ...one, blocked: 1 } : one.id === 'ilse' ? { ...one, acted: true, attacked: true } : one,
  ),
  order: ['scout'],
};

/** Examples of a Turn. */
export const turnExamples: readonly Example[] = [
  {
    title: 'Segment 3: two tied DEX, rolled at the table',
    request: {
      input: { state: start, command: { do: 'next-segment' } },
      dice: {
        rolls: [
          { key: 'commands.1.odo.dexRoll', total: 9 },
          { key: 'commands.1.scout.dexRoll', total: 11 },
        ],
      },
    },
  },
  {
    title: 'A half move and an attack',
    request: {
      input: {
        state: running,
        command: {
          do: 'act',
          id: 'ilse',
          actions: [
            { cost: 'half', attack: false },
            { cost: 'half', attack: true },
          ],
        },
      },
    },
  },
  { title: 'An action held', request: { input: { state: running, command: { do: 'hold', id: 'ilse' } } } },
  {
    title: 'An abort to Dodge, for the Phase of this very Segment',
    request: { input: { state: running, command: { do: 'abort', id: 'scout', to: 'dodge' } } },
  },
  {
    title: 'A blow blocked with a shield, which earns a right to act first',
    request: {
      input: {
        state: melee,
        command: { do: 'attack', id: 'ilse', target: 'odo', blocker: 'odo', item: 'shield', damage },
      },
      dice: { rolls: [{ key: 'commands.6.blocker.block', total: 11 }] },
    },
  },
  {
    title: 'A second blow, at 2 OCV less for the blocker',
    request: {
      input: { state: blockedOnce, command: { do: 'attack', id: 'scout', target: 'odo', blocker: 'odo', damage } },
    },
  },
  {
    title: 'A half move and a Dodge in the own Phase',
    request: {
      input: {
        state: running,
        command: {
          do: 'act',
          id: 'ilse',
          actions: [
            { cost: 'half', attack: false },
            { cost: 'half', attack: true, maneuver: 'dodge' },
          ],
        },
      },
    },
  },
];
