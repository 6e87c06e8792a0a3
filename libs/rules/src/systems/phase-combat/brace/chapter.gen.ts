// Written by `npm run index` from the files of this folder.
import type { ChapterUnits } from '../../../kernel/registry.ts';
import { duration } from './duration.ts';
import { effects } from './effects.ts';
import { stunned } from './stunned.ts';
import { withSet } from './with-set.ts';

export const chapter: ChapterUnits = {
  id: 'phase-combat.brace',
  units: [
    duration,
    effects,
    stunned,
    withSet,
  ],
};
