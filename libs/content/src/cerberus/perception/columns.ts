import type { Table } from '../../types.ts';
import { disguiseKinds, disguiseTimes, perceptionModes } from './tables.ts';

/** The tables of the chapter on perception as they are shown, sorted and filtered. */
export const perceptionTables = [
  {
    id: 'cerberus.perception.mode',
    title: 'What settles a case of perception',
    columns: [
      { key: 'situation', title: 'Situation', kind: 'text' },
      { key: 'mode', title: 'Settled by', kind: 'text' },
    ],
    rows: perceptionModes,
  },
  {
    id: 'cerberus.perception.disguise.kinds',
    title: 'Kinds of disguise',
    columns: [
      { key: 'kind', title: 'Kind', kind: 'text' },
      { key: 'imitates', title: 'Imitates', kind: 'text' },
      { key: 'examples', title: 'For example', kind: 'list' },
      { key: 'needs_study', title: 'Needs study', kind: 'flag' },
    ],
    rows: disguiseKinds,
  },
  {
    id: 'cerberus.perception.disguise.create-time',
    title: 'Time to make and to put on a disguise',
    columns: [
      { key: 'kind', title: 'Disguise', kind: 'text' },
      { key: 'disguise_kit', title: 'With a kit', kind: 'flag' },
      { key: 'minutes', title: 'Minutes', kind: 'number', unit: 'minutes' },
      { key: 'full_rest', title: "A night's rest", kind: 'flag' },
    ],
    rows: disguiseTimes,
  },
] as const satisfies readonly Table[];
