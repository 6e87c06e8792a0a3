import type { Chapter } from '../../types.ts';
import { damageEntries } from './entries-damage.ts';
import { hitEntries } from './entries-hits.ts';
import { phaseEntries } from './entries-phases.ts';

/** The basics that the maneuvers take for granted. */
export const basics: Chapter = {
  id: 'phase-combat.basics',
  system: 'phase-combat',
  title: 'Basics',
  summary:
    'To-hit rolls on 3d6, combat values and their order, BODY and STR dice, Segments, Phases and actions. Every figure is a default that the GM may replace.',
  entries: [...hitEntries, ...damageEntries, ...phaseEntries],
};
