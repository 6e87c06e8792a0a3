import type { System } from '../types.ts';
import { baseTables } from './base/columns.ts';
import { martialTables } from './martial/columns.ts';
import { movementTables } from './movement/columns.ts';

/** The Cerberus rulebook. */
export const cerberus: System = {
  id: 'cerberus',
  title: 'Cerberus',
  summary:
    'Reactive combat in ticks of about two seconds: attacks land unless a dodge or parry wins a Reflex duel, and DR comes off what is left.',
  chapters: [],
  tables: [...baseTables, ...martialTables, ...movementTables],
  glossary: [],
};
