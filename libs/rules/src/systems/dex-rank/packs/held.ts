import type { Taking } from '../../../kernel/packs/places.ts';

/** A weapon of a pack as something in hand that may strike. */
export const asHeldWeapon: Taking = (weapon) => ({ ...weapon, kind: 'weapon', hasAttack: true });

/** A weapon of a pack as something that parries, for which it matters whether it was made as a weapon. */
export const asParryingWeapon: Taking = (weapon) => ({ ...weapon, kind: weapon.impromptu ? 'impromptu' : 'weapon' });

/** A shield of a pack as something in hand: it is new, so its rating is whole, and strikes if it has a knock-back. */
export const asHeldShield: Taking = ({ id, rating, knockBack }) => ({
  id,
  kind: 'shield',
  hitPoints: rating,
  damage: knockBack,
  hasAttack: knockBack !== undefined,
});
