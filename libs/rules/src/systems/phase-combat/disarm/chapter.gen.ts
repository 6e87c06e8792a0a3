// Written by `npm run index` from the files of this folder.
import type { ChapterUnits } from '../../../kernel/registry.ts';
import { attack } from './attack.ts';
import { attempt } from './attempt.ts';
import { contest } from './contest.ts';
import { flight } from './flight.ts';
import { held } from './held.ts';

export const chapter: ChapterUnits = {
  id: 'phase-combat.disarm',
  units: [
    attack,
    attempt,
    contest,
    flight,
    held,
  ],
};
