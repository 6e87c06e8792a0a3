import { z } from 'zod';
import { choice, flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { ParryEquipment } from '../vocabulary.ts';

/** A shield meets a volley as it is; a weapon needs leave for more than one projectile, but not for grouped blows. */
export const groupWeaponPermission = formula({
  id: 'cerberus.martial.group.weapon-permission',
  input: z.strictObject({
    equipment: ParryEquipment,
    permitted: flag('Whether a feat such as Deflect Projectiles, or a property of the weapon, gives leave.'),
    form: choice(
      'CerberusGroupForm',
      ['projectiles', 'melee'],
      'What the group consists of; projectiles unless said otherwise.',
    ).optional(),
  }),
  output: z.strictObject({ allowed: flag('Whether the group can be parried with it.') }),
  says: ({ allowed }, { equipment }) =>
    allowed ? `The ${equipment} can meet the group.` : 'A weapon needs a feat or property to stop a volley.',
  evaluate: ({ equipment, permitted, form = 'projectiles' }) => ({
    allowed: equipment === 'shield' || permitted || form === 'melee',
  }),
});
