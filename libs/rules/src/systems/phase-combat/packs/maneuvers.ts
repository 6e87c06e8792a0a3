import { packKind } from '../../../kernel/packs/kind.ts';
import { entryId } from '../../../kernel/packs/pack.ts';
import { OwnManeuver } from '../items.ts';

const ManeuverEntry = OwnManeuver.extend({ id: entryId() }).meta({
  id: 'PhaseCombatManeuverEntry',
  title: 'Maneuver',
  description: 'A maneuver of your own.',
});

/** Maneuvers of your own. */
export const maneuvers = packKind({ id: 'maneuvers', one: 'maneuver', most: 500, schema: ManeuverEntry });
