import type { Table } from '../../types.ts';
import { durationLabels, scenePrompts, ticksPrompts, timeScales, timeUnits } from './tables.ts';

/** The tables of the chapter on time as they are shown, sorted and filtered. */
export const timeTables = [
  {
    id: 'cerberus.time.scale.table',
    title: 'The four time scales',
    columns: [
      { key: 'scale', title: 'Scale', kind: 'text' },
      { key: 'span', title: 'Spans', kind: 'text' },
      { key: 'use', title: 'Played in it', kind: 'text' },
      { key: 'tracks', title: 'Kept track of', kind: 'list' },
      { key: 'actions_counted', title: 'Actions counted', kind: 'flag' },
    ],
    rows: timeScales,
    alsoOf: ['cerberus.time.scale.current'],
  },
  {
    id: 'cerberus.time.units',
    title: 'Ticks, rounds, minutes, hours',
    columns: [
      { key: 'unit', title: 'One', kind: 'text' },
      { key: 'ticks', title: 'Ticks', kind: 'number', unit: 'ticks' },
      { key: 'seconds', title: 'About', kind: 'number', unit: 'seconds' },
    ],
    rows: timeUnits,
  },
  {
    id: 'cerberus.time.action-duration',
    title: 'Duration labels',
    columns: [
      { key: 'label', title: 'Label', kind: 'text' },
      { key: 'aliases', title: 'Also called', kind: 'list' },
      { key: 'ticks', title: 'Ticks', kind: 'number', unit: 'ticks' },
    ],
    rows: durationLabels,
  },
  {
    id: 'cerberus.time.scale.to-ticks',
    title: 'What usually calls for ticks',
    columns: [{ key: 'trigger', title: 'Event', kind: 'text' }],
    rows: ticksPrompts,
  },
  {
    id: 'cerberus.time.scale.to-scene',
    title: 'What usually ends the counting of ticks',
    columns: [{ key: 'trigger', title: 'Event', kind: 'text' }],
    rows: scenePrompts,
  },
] as const satisfies readonly Table[];
