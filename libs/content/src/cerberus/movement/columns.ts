import type { Table } from '../../types.ts';
import { coverGrades, shares } from './tables.ts';

/** The movement chapter's tables as they are shown, sorted and filtered. */
export const movementTables = [
  {
    id: 'cerberus.movement.cover-table',
    title: 'Cover grades',
    columns: [
      { key: 'cover', title: 'Cover', kind: 'text' },
      { key: 'examples', title: 'For example', kind: 'text' },
      { key: 'reflex_bonus', title: "Defender's duel bonus", kind: 'number' },
      { key: 'opening_x', title: 'Opening: chances', kind: 'number' },
      { key: 'opening_y', title: 'Opening: out of', kind: 'number' },
      { key: 'targetable', title: 'Can be targeted', kind: 'flag' },
    ],
    rows: coverGrades,
  },
  {
    id: 'cerberus.movement.allowance',
    title: 'Share of Speed left by each action',
    columns: [
      { key: 'action', title: 'In the tick', kind: 'text' },
      { key: 'actions', title: 'Called', kind: 'list' },
      { key: 'share', title: 'Share of Speed', kind: 'number' },
      { key: 'note', title: 'Note', kind: 'text' },
    ],
    rows: shares,
  },
] as const satisfies readonly Table[];
