import { reducer } from '../../../kernel/state.ts';
import type { Example } from '../../../kernel/unit.ts';
import { segmentOrder } from './segment-order.ts';
import { applyTurn, legalNow, turnRules } from './turning/apply.ts';
import { turnTracking } from './turning/board.ts';
import { TurnCommand, TurnEvent, TurnState } from './turning/state.ts';

const fresh = { stunned: false, acted: false };
const start: TurnState = {
  kind: 'phase-combat.turn',
  formatVersion: 1,
  commands: 0,
  turn: 1,
  segment: 2,
  combatants: [
    { id: 'ilse', dex: 20, spd: 4, ...fresh },
    { id: 'odo', dex: 15, spd: 4, ...fresh },
    { id: 'scout', dex: 15, spd: 5, ...fresh },
  ],
  order: [],
};
const running: TurnState = { ...start, commands: 1, segment: 3, order: ['ilse', 'odo', 'scout'] };

const examples: readonly Example[] = [
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
];

/** A Turn of twelve Segments: who acts when, held actions, aborts and the Stunned. */
export const turn = reducer<TurnState, TurnCommand, TurnEvent>({
  id: 'phase-combat.basics.turn',
  title: 'Turn',
  summary: 'Segment by Segment: who acts in which order, what one Phase holds, held actions and aborts.',
  state: TurnState,
  command: TurnCommand,
  event: TurnEvent,
  dice: segmentOrder.dice.map((die) => ({ ...die, key: `commands.*.${die.key}` })),
  uses: turnRules,
  odds: { next: ({ state }) => state.order[0] },
  legal: legalNow,
  apply: applyTurn,
  tracking: turnTracking,
  sentence: ({ events }) => events.map(({ says }) => says).join(' '),
  changes({ state }, { state: before }) {
    const moved = [
      { who: 'Turn', what: 'Segment', from: before.segment, to: state.segment },
      { who: 'Turn', what: 'next to act', from: before.order[0] ?? 'nobody', to: state.order[0] ?? 'nobody' },
    ];
    return moved.filter(({ from, to }) => from !== to);
  },
  groups: [
    { title: 'What', fields: ['command'] },
    { title: 'The Turn as it stands', fields: ['state.turn', 'state.segment', 'state.order'] },
    { title: 'Combatants', fields: ['state.combatants'] },
  ],
  examples,
});
