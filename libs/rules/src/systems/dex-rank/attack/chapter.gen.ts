// Written by `npm run index` from the files of this folder.
import type { ChapterUnits } from '../../../kernel/registry.ts';
import { procedure } from './procedure.ts';
import { split } from './split.ts';
import { strike } from './strike.ts';

export const chapter: ChapterUnits = {
  id: 'dex-rank.attack',
  units: [
    procedure,
    split,
    strike,
  ],
};
