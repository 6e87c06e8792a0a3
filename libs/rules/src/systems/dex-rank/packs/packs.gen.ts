// Written by `npm run index` from the files of this folder.
import type { PackKind } from '../../../kernel/packs/kind.ts';
import { armors } from './armors.ts';
import { fumbles } from './fumbles.ts';
import { shields } from './shields.ts';
import { weapons } from './weapons.ts';

export const kinds: readonly PackKind[] = [armors, fumbles, shields, weapons];
