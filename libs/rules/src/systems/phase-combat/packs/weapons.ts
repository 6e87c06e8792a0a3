import { packKind } from '../../../kernel/packs/kind.ts';
import { entryId } from '../../../kernel/packs/pack.ts';
import { Weapon } from '../items.ts';

const WeaponEntry = Weapon.extend({ id: entryId() }).meta({
  id: 'PhaseCombatWeaponEntry',
  title: 'Weapon',
  description: 'A weapon of your own.',
});

/** Weapons of your own. */
export const weapons = packKind({ id: 'weapons', one: 'weapon', most: 500, schema: WeaponEntry });
