import type { Chapter } from '../../types.ts';
import { movementEntries } from './entries.ts';
import { areaEntries } from './entries-areas.ts';
import { mountedEntries } from './entries-mounted.ts';
import { movingEntries } from './entries-moving.ts';
import { reachingEntries } from './entries-reaching.ts';

/** Movement, space and ranges. */
export const movement: Chapter = {
  id: 'cerberus.movement',
  system: 'cerberus',
  title: 'Movement, Space and Ranges',
  summary:
    'Speed and what each tick allows of it; ranges, reach and opportunity attacks; what stands between attacker and target; areas, flight, and being moved; mounts and chases.',
  entries: [...movingEntries, ...reachingEntries, ...movementEntries, ...areaEntries, ...mountedEntries],
};
