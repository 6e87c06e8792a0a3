import type { System } from '../types.ts';
import { base } from './base/chapter.ts';
import { baseTables } from './base/columns.ts';
import { character } from './character/chapter.ts';
import { characterTables } from './character/columns.ts';
import { combat } from './combat/chapter.ts';
import { combatTables } from './combat/columns.ts';
import { example } from './example/chapter.ts';
import { glossary } from './glossary.ts';
import { health } from './health/chapter.ts';
import { healthTables } from './health/columns.ts';
import { martial } from './martial/chapter.ts';
import { martialTables } from './martial/columns.ts';
import { movement } from './movement/chapter.ts';
import { movementTables } from './movement/columns.ts';
import { perception } from './perception/chapter.ts';
import { perceptionTables } from './perception/columns.ts';
import { soughtAs } from './sought-as.ts';
import { time } from './time/chapter.ts';
import { timeTables } from './time/columns.ts';

/** The Cerberus rulebook. */
export const cerberus: System = {
  id: 'cerberus',
  title: 'Cerberus',
  summary:
    'Reactive combat in ticks of about two seconds: attacks land unless a dodge or parry wins a Reflex duel, and DR comes off what is left.',
  chapters: [base, character, time, combat, movement, martial, perception, health, example],
  tables: [
    ...baseTables,
    ...characterTables,
    ...timeTables,
    ...combatTables,
    ...movementTables,
    ...martialTables,
    ...perceptionTables,
    ...healthTables,
  ],
  glossary,
  soughtAs,
};
