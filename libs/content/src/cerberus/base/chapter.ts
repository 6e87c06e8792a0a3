import type { Chapter } from '../../types.ts';
import { chanceEntries } from './entries-chances.ts';
import { saveEntries } from './entries-saves.ts';

/** Base resolution. */
export const base: Chapter = {
  id: 'cerberus.base',
  system: 'cerberus',
  title: 'Base Resolution',
  summary:
    'Certainty first, then one roll: a prescribed chance, an opposed check, a Reflex duel or a Save. Attributes, Advantage, DCs, and how figures are rounded.',
  entries: [...chanceEntries, ...saveEntries],
};
