import { fighting } from './fighting-screens.ts';
import { forms, playing } from './playing-screens.ts';
import { reading } from './reading-screens.ts';
import type { ScreenToSee } from './screen.ts';
import { settling } from './settling-screens.ts';

/** Every screen, in an order in which each has what it shows. */
export const screens: readonly ScreenToSee[] = [...playing, ...fighting, ...forms, ...reading, ...settling];
