import type { Table } from '../../types.ts';
import { rejections, retrieving, slots, transitions } from './tables.ts';

/** The tables of reactive combat as they are shown, sorted and filtered. */
export const combatTables = [
  {
    id: 'cerberus.combat.board.slots-table',
    title: 'Slots by largest reserve',
    columns: [
      { key: 'largest_min', title: 'Largest reserve from', kind: 'number' },
      { key: 'largest_max', title: 'to', kind: 'number' },
      { key: 'slots_per_tick', title: 'Slots a tick', kind: 'number', unit: 'slots' },
      { key: 'total_slots', title: 'Slots a round', kind: 'number', unit: 'slots' },
    ],
    rows: slots,
    alsoOf: ['cerberus.combat.board.slots'],
  },
  {
    id: 'cerberus.combat.board.transitions',
    title: 'What changes a board',
    columns: [
      { key: 'event', title: 'Event', kind: 'text' },
      { key: 'requires', title: 'Takes', kind: 'text' },
      { key: 'effect', title: 'Does', kind: 'text' },
    ],
    rows: transitions,
  },
  {
    id: 'cerberus.combat.board.rejections',
    title: 'Why a board refuses something',
    columns: [
      { key: 'order', title: 'Checked', kind: 'number' },
      { key: 'code', title: 'Code', kind: 'text' },
      { key: 'when', title: 'When', kind: 'text' },
    ],
    rows: rejections,
  },
  {
    id: 'cerberus.combat.action.retrieve',
    title: 'Getting equipment in hand',
    columns: [
      { key: 'storage', title: 'Storage', kind: 'text' },
      { key: 'where', title: 'Where', kind: 'text' },
      { key: 'ticks', title: 'Ticks', kind: 'number', unit: 'ticks' },
      { key: 'general_tokens', title: 'General tokens', kind: 'number', unit: 'tokens' },
    ],
    rows: retrieving,
  },
] as const satisfies readonly Table[];
