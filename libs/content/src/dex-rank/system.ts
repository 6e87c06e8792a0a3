import type { System } from '../types.ts';
import { attackChapters } from './attacks.ts';
import { shownTables } from './columns.ts';
import { defenceChapters } from './defences.ts';
import { glossary } from './glossary.ts';
import { levelChapters } from './levels.ts';
import { mishapChapters } from './mishaps.ts';
import { roundChapters } from './rounds.ts';
import { soughtAs } from './sought-as.ts';

/** Combat by d100 and DEX-rank. */
export const dexRank: System = {
  id: 'dex-rank',
  title: 'DEX-rank',
  summary:
    'Percentile skills with five levels of success, rounds counted down by DEX, blow against parry or dodge, armor that is rolled.',
  chapters: [...levelChapters, ...attackChapters, ...defenceChapters, ...roundChapters, ...mishapChapters],
  tables: shownTables,
  glossary,
  soughtAs,
};
