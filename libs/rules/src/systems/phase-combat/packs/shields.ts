import { packKind } from '../../../kernel/packs/kind.ts';
import { entryId } from '../../../kernel/packs/pack.ts';
import { Shield } from '../items.ts';

const ShieldEntry = Shield.extend({ id: entryId() }).meta({
  id: 'PhaseCombatShieldEntry',
  title: 'Shield',
  description: 'A shield of your own.',
});

/** Shields of your own. */
export const shields = packKind({ id: 'shields', one: 'shield', most: 500, schema: ShieldEntry });
