import type { Chapter } from '../../types.ts';
import { attributeEntries } from './entries-attributes.ts';
import { creationEntries } from './entries-creation.ts';
import { derivedEntries } from './entries-derived.ts';
import { magicEntries } from './entries-magic.ts';
import { progressionEntries } from './entries-progression.ts';

/** Characters. */
export const character: Chapter = {
  id: 'cerberus.character',
  system: 'cerberus',
  title: 'Characters',
  summary:
    'Attributes and what they feed, creation in five steps, power paths, caster level and slots, HP, Saves, Speed and reserves, classes and progression.',
  entries: [...attributeEntries, ...creationEntries, ...magicEntries, ...derivedEntries, ...progressionEntries],
};
