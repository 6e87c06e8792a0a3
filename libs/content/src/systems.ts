import { cerberus } from './cerberus/system.ts';
import { dexRank } from './dex-rank/system.ts';
import { percentileDodge } from './percentile-dodge/system.ts';
import { phaseCombat } from './phase-combat/system.ts';
import type { System } from './types.ts';

/** Every rule system whose content is here. */
export const systems: readonly System[] = [cerberus, percentileDodge, dexRank, phaseCombat];
