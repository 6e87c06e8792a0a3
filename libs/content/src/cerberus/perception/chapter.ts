import type { Chapter, Entry } from '../../types.ts';
import { hidingEntries } from './entries-hiding.ts';
import { seeingEntries } from './entries-seeing.ts';

/** How the chapter's rules follow one another. */
const combined: Entry = {
  id: 'cerberus.perception.combined',
  title: 'Perception in several steps',
  kind: 'procedure',
  text: 'The rules of this chapter in a row. A strike from hiding: first who comes first, then the damage, with the multiplier wherever the critical is automatic. A search for something invisible: first whether it can be seen at all for light and senses, and only then the Save.',
  related: ['cerberus.perception.hidden-attack', 'cerberus.base.rounding.damage'],
};

/** Perception and stealth. */
export const perception: Chapter = {
  id: 'cerberus.perception',
  system: 'cerberus',
  title: 'Perception and Stealth',
  summary:
    'Who notices whom: stealth and searching, disguises, invisible creatures, attacks from hiding, darkness, and light that blinds.',
  entries: [...seeingEntries, ...hidingEntries, combined],
};
