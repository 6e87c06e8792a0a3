import type { Table } from '../types.ts';
import { attackKinds, situations } from './tables.ts';

/** The chapter's tables as they are shown, sorted and filtered. */
export const dodgeTables = [
  {
    id: 'percentile-dodge.situational',
    title: 'Dodge on the Difficulty Ladder',
    columns: [
      { key: 'situation', title: 'Situation', kind: 'text' },
      { key: 'covers', title: 'What it is like', kind: 'text' },
      { key: 'modifier_min', title: 'At worst', kind: 'number', unit: 'points' },
      { key: 'modifier_max', title: 'At best', kind: 'number', unit: 'points' },
    ],
    rows: situations,
  },
  {
    id: 'percentile-dodge.attack-type',
    title: 'Which attacks are contested',
    columns: [
      { key: 'attack_kind', title: 'Attack', kind: 'text' },
      { key: 'covers', title: 'What it covers', kind: 'text' },
      { key: 'contested', title: 'Contested', kind: 'text' },
    ],
    rows: attackKinds,
  },
] as const satisfies readonly Table[];
