// Written by `npm run index` from the files of this folder.
import type { ChapterUnits } from '../../../kernel/registry.ts';
import { engagement } from './engagement.ts';
import { fight } from './fight.ts';
import { frame } from './frame.ts';
import { order } from './order.ts';
import { phases } from './phases.ts';
import { resolution } from './resolution.ts';
import { statements } from './statements.ts';

export const chapter: ChapterUnits = {
  id: 'dex-rank.round',
  units: [
    engagement,
    fight,
    frame,
    order,
    phases,
    resolution,
    statements,
  ],
};
