import type { Chapter } from '../../types.ts';
import { blockEntries } from './entries-block.ts';
import { grabEntries } from './entries-grab.ts';
import {
  abortEntries,
  braceEntries,
  combinedEntries,
  contestEntries,
  disarmEntries,
  dodgeEntries,
  maneuverEntries,
} from './entries-others.ts';

const of = (name: string, title: string, summary: string, entries: Chapter['entries']): Chapter => ({
  id: name === '' ? 'phase-combat' : `phase-combat.${name}`,
  system: 'phase-combat',
  title,
  summary,
  entries,
});

/** The maneuvers, in the order of the reference. */
export const maneuverChapters: readonly Chapter[] = [
  of('maneuver', 'The Five Maneuvers', 'What each costs and what it does to combat values.', maneuverEntries),
  of('abort', 'Aborting', 'Giving up the next Phase for a Block or a Dodge.', abortEntries),
  of(
    'block',
    'Block',
    'Stopping hand-to-hand attacks, one after the other, and acting first afterwards.',
    blockEntries,
  ),
  of('brace', 'Brace', 'Standing still to shoot farther.', braceEntries),
  of('disarm', 'Disarm', 'Striking a weapon out of a hand, even as it comes.', disarmEntries),
  of('dodge', 'Dodge', 'Harder to hit by everything, and the end of a series that misses.', dodgeEntries),
  of('grab', 'Grab', 'Holding, squeezing, throwing, and breaking free.', grabEntries),
  of('', 'STR Contests', 'STR against STR by the BODY of its dice.', contestEntries),
  of('maneuvers', 'Maneuvers Together', 'Several rules in a row.', combinedEntries),
];
