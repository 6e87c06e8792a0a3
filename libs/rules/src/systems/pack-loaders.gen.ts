// Written by `npm run index` from the folders of the systems.
import type { PackKind } from '../kernel/packs/kind.ts';

/** What the packs of each system may hold, loaded when it is asked for. */
export const packLoaders: Readonly<Record<string, () => Promise<readonly PackKind[]>>> = {
  'cerberus': async () => (await import('./cerberus/packs/packs.gen.ts')).kinds,
  'dex-rank': async () => (await import('./dex-rank/packs/packs.gen.ts')).kinds,
  'phase-combat': async () => (await import('./phase-combat/packs/packs.gen.ts')).kinds,
};
