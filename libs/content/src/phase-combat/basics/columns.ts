import type { Table } from '../../types.ts';
import { bodyByFace, halfDieTotals, rangeModifiers, speedChart } from './tables.ts';

/** The tables of the basics as they are shown, sorted and filtered. */
export const basicsTables: readonly Table[] = [
  {
    id: 'phase-combat.basics.body-count',
    title: 'BODY by face',
    columns: [
      { key: 'face', title: 'Face', kind: 'number' },
      { key: 'body', title: 'BODY', kind: 'number' },
      { key: 'half_die_body', title: 'BODY of a half die', kind: 'number' },
    ],
    rows: bodyByFace,
  },
  {
    id: 'phase-combat.basics.half-die-total',
    title: 'A half die as a total',
    columns: [
      { key: 'face', title: 'Face', kind: 'number' },
      { key: 'total', title: 'Total', kind: 'number' },
    ],
    rows: halfDieTotals,
  },
  {
    id: 'phase-combat.basics.speed-chart',
    title: 'SPEED chart',
    columns: [
      { key: 'spd', title: 'SPD', kind: 'number' },
      { key: 'segments', title: 'Segments with a Phase', kind: 'list' },
    ],
    rows: speedChart.map(({ spd, segments }) => ({ spd, segments: segments.map(String) })),
  },
  {
    id: 'phase-combat.basics.range-modifier',
    title: 'OCV by distance',
    columns: [
      { key: 'hexes_from', title: 'From', kind: 'number', unit: 'hexes' },
      { key: 'hexes_to', title: 'To', kind: 'number', unit: 'hexes' },
      { key: 'ocv', title: 'OCV', kind: 'number' },
    ],
    rows: rangeModifiers,
  },
];
