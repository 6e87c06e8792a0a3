// Written by `npm run index` from the files of this folder.
import type { PackKind } from '../../../kernel/packs/kind.ts';
import { maneuvers } from './maneuvers.ts';
import { shields } from './shields.ts';
import { weapons } from './weapons.ts';

export const kinds: readonly PackKind[] = [maneuvers, shields, weapons];
