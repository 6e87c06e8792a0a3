// Written by `npm run index` from the folders of the systems.
import type { PackKinds } from '../kernel/packs/kind.ts';
import { kinds as cerberus } from './cerberus/packs/packs.gen.ts';
import { kinds as dexRank } from './dex-rank/packs/packs.gen.ts';
import { kinds as phaseCombat } from './phase-combat/packs/packs.gen.ts';

/** What the packs of each system may hold. */
export const packKinds: PackKinds = {
  'cerberus': cerberus,
  'dex-rank': dexRank,
  'phase-combat': phaseCombat,
};
