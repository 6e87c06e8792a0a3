import type { System } from '../types.ts';
import { basics } from './basics/chapter.ts';
import { basicsTables } from './basics/columns.ts';
import { glossary } from './glossary.ts';
import { maneuverChapters } from './maneuvers/chapters.ts';
import { maneuverTables } from './maneuvers/columns.ts';
import { soughtAs } from './sought-as.ts';

/** Phase combat: 3d6, OCV against DCV, and the five maneuvers. */
export const phaseCombat: System = {
  id: 'phase-combat',
  title: 'Phase Combat',
  summary:
    'Twelve Segments a Turn and 3d6 at or under 11 + OCV − DCV: Block, Brace, Disarm, Dodge and Grab, with aborts, STR contests and half combat values.',
  chapters: [basics, ...maneuverChapters],
  tables: [...basicsTables, ...maneuverTables],
  glossary,
  soughtAs,
};
