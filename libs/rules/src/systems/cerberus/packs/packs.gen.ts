// Written by `npm run index` from the files of this folder.
import type { PackKind } from '../../../kernel/packs/kind.ts';
import { classes } from './classes.ts';

export const kinds: readonly PackKind[] = [classes];
