import { reducer } from '../../../kernel/state.ts';
import type { Change } from '../../../kernel/unit.ts';
import { nameOf } from '../../../kernel/words.ts';
import { segmentOrder } from './segment-order.ts';
import { applyTurn, turnRules } from './turning/apply.ts';
import { turnTracking } from './turning/board.ts';
import { turnExamples } from './turning/examples.ts';
import { legalNow } from './turning/legal.ts';
import { type Combatant, TurnCommand, TurnEvent, TurnState } from './turning/state.ts';

/** A Turn of twelve Segments: who acts when, held actions, aborts, attacks and the blocks that meet them. */
export const turn = reducer<TurnState, TurnCommand, TurnEvent>({
  id: 'phase-combat.basics.turn',
  title: 'Turn',
  summary:
    'Segment by Segment: who acts in which order, what one Phase holds, held actions, aborts, attacks, chains of blocks and the right to act first that they earn.',
  state: TurnState,
  command: TurnCommand,
  event: TurnEvent,
  dice: [
    ...segmentOrder.dice,
    { key: 'blocker.block', dice: '3d6', by: 'blocker', label: 'block' },
    { key: 'attacker.attack', dice: '3d6', by: 'attacker', label: 'attack roll' },
  ].map((die) => ({ ...die, key: `commands.*.${die.key}` })),
  uses: turnRules,
  odds: {
    next: ({ state }) => state.order[0],
    blocked: ({ events: [event] }) => (event?.met?.attempted ? event.met.blocked : undefined),
    hit: ({ events: [event] }) => (event?.met ? (event.met.hit ?? false) : undefined),
  },
  legal: legalNow,
  apply: applyTurn,
  tracking: turnTracking,
  sentence: ({ events }) => events.map(({ says }) => says).join(' '),
  changes({ state }, { state: before }) {
    const moved: Change[] = [
      { who: 'Turn', what: 'Segment', from: before.segment, to: state.segment },
      { who: 'Turn', what: 'next to act', from: before.order[0] ?? 'nobody', to: state.order[0] ?? 'nobody' },
    ];
    const changes = [...moved, ...state.combatants.flatMap((one, i) => stanceOf(before.combatants[i] ?? one, one))];
    return changes.filter(({ from, to }) => from !== to);
  },
  groups: [
    { title: 'What', fields: ['command'] },
    { title: 'The Turn as it stands', fields: ['state.turn', 'state.segment', 'state.order', 'state.rights'] },
    { title: 'Combatants', fields: ['state.combatants'] },
  ],
  examples: turnExamples,
});

function stanceOf(before: Combatant, after: Combatant): Change[] {
  const who = nameOf(after);
  const words = ({ stance, spent }: Combatant) => (spent ? 'spent' : (stance ?? 'none'));
  return [
    { who, what: 'stance', from: words(before), to: words(after) },
    { who, what: 'blocked in this stance', from: before.blocked ?? 0, to: after.blocked ?? 0 },
    { who, what: 'broken', from: brokenOf(before), to: brokenOf(after) },
  ];
}

const brokenOf = ({ broken = [] }: Combatant) => broken.join(', ') || 'nothing';
