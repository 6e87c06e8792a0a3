import type { Table } from '../../types.ts';
import { blockTransitions, holdTransitions, maneuvers } from './tables.ts';

const TRANSITIONS = [
  { key: 'from', title: 'State', kind: 'text' },
  { key: 'event', title: 'What happens', kind: 'text' },
  { key: 'to', title: 'State then', kind: 'text' },
] as const;

/** The tables of the maneuvers as they are shown, sorted and filtered. */
export const maneuverTables: readonly Table[] = [
  {
    id: 'phase-combat.maneuver.table',
    title: 'The five maneuvers',
    columns: [
      { key: 'maneuver', title: 'Maneuver', kind: 'text' },
      { key: 'phase_cost', title: 'Phase', kind: 'text' },
      { key: 'attack_action', title: 'Attack action', kind: 'flag' },
      { key: 'abort', title: 'Can be aborted to', kind: 'flag' },
      { key: 'ocv', title: 'OCV', kind: 'number' },
      { key: 'ocv_scope', title: 'OCV only against', kind: 'text' },
      { key: 'dcv', title: 'DCV', kind: 'number' },
      { key: 'dcv_factor', title: 'DCV times', kind: 'number' },
    ],
    rows: maneuvers,
  },
  { id: 'phase-combat.block.stance', title: 'A block stance', columns: TRANSITIONS, rows: blockTransitions },
  { id: 'phase-combat.grab.state', title: 'A hold', columns: TRANSITIONS, rows: holdTransitions },
];
