// Written by `npm run index` from the files of this folder.
import type { ChapterUnits } from '../../../kernel/registry.ts';
import { forgoPhase } from './forgo-phase.ts';

export const chapter: ChapterUnits = {
  id: 'phase-combat.abort',
  units: [forgoPhase],
};
