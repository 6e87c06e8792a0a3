import { sample as dexRank } from './dex-rank/sample.ts';
import { phaseCombatSample } from './phase-combat/sample.ts';

/** The packs that come with the systems. */
export const samples = [dexRank, phaseCombatSample] as const;
