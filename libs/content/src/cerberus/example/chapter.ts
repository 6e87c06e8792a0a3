import type { Chapter } from '../../types.ts';
import { exampleEntries } from './entries.ts';

/** The worked round. */
export const example: Chapter = {
  id: 'cerberus.example',
  system: 'cerberus',
  title: 'The Worked Round',
  summary:
    "One round in a harbor warehouse, shot by shot: what each of the general rules comes to with Séra's arrows, Osseur's axe, Maelis's spells and Brant's shield.",
  entries: exampleEntries,
};
