import type { Table } from '../../types.ts';
import { contractTransitions, opposedChecks, resolutionModes, saveTypes } from './tables.ts';

/** The base chapter's tables as they are shown, sorted and filtered. */
export const baseTables = [
  {
    id: 'cerberus.base.resolution-mode',
    title: 'Which resolution an uncertain attempt uses',
    columns: [
      { key: 'situation', title: 'Situation', kind: 'text' },
      { key: 'mode', title: 'Settled by', kind: 'text' },
    ],
    rows: resolutionModes,
  },
  {
    id: 'cerberus.base.chance.contract',
    title: 'What may happen to announced odds',
    columns: [
      { key: 'state', title: 'Odds are', kind: 'text' },
      { key: 'event', title: 'Somebody wants to', kind: 'text' },
      { key: 'accepted', title: 'Accepted', kind: 'flag' },
      { key: 'next', title: 'Odds are then', kind: 'text' },
    ],
    rows: contractTransitions,
  },
  {
    id: 'cerberus.base.opposed.types',
    title: 'Usual opposed checks',
    columns: [
      { key: 'check', title: 'Check', kind: 'text' },
      { key: 'die', title: 'Die', kind: 'text' },
      { key: 'side_a_adds', title: 'One side adds', kind: 'text' },
      { key: 'side_b_adds', title: 'The other adds', kind: 'text' },
    ],
    rows: opposedChecks,
  },
  {
    id: 'cerberus.base.save.types',
    title: 'The three Saves',
    columns: [
      { key: 'save', title: 'Save', kind: 'text' },
      { key: 'die', title: 'Die', kind: 'text' },
      { key: 'attribute', title: 'Attribute', kind: 'text' },
      { key: 'adds', title: 'Also adds', kind: 'text' },
      { key: 'against', title: 'Against', kind: 'list' },
    ],
    rows: saveTypes,
  },
] as const satisfies readonly Table[];
