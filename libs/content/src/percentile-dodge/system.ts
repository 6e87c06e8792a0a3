import type { System } from '../types.ts';
import { dodge } from './chapter.ts';
import { dodgeTables } from './columns.ts';
import { glossary } from './glossary.ts';
import { soughtAs } from './sought-as.ts';

/** Dodging by contested percentages. */
export const percentileDodge: System = {
  id: 'percentile-dodge',
  title: 'Percentile Dodge',
  summary:
    'Attack and dodge on 1d100 each: whoever is further below their own skill prevails, and the defender wins ties.',
  chapters: [dodge],
  tables: dodgeTables,
  glossary,
  soughtAs,
};
