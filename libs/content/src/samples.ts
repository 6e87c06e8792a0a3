import { cerberusSample } from './cerberus/sample.ts';
import { sample as dexRank } from './dex-rank/sample.ts';
import { phaseCombatSample } from './phase-combat/sample.ts';

/** The packs that come with the systems. */
export const samples = [cerberusSample, dexRank, phaseCombatSample] as const;
