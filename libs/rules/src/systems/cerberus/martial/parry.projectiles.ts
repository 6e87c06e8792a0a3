import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { choice, flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { ParryEquipment, RollMode } from '../vocabulary.ts';
import type { WeaponForm } from './positions.ts';

export const Projectile = choice('CerberusProjectile', ['arrow', 'bullet'], 'What is shot.');

const FeatFor = choice(
  'CerberusProjectileFeatFor',
  ['weaponOnly', 'always'],
  'Who needs Deflect Projectiles to parry a projectile: only those who use a weapon, or those with a shield too.',
);

export const projectileParryNeedsFeat = decision({
  id: 'cerberus.martial.parry.projectiles#projectileParryNeedsFeat',
  question: 'Does a shield need the Deflect Projectiles feat as a weapon does?',
  schema: FeatFor,
  usual: 'weaponOnly',
});

/** A shield parries projectiles as it is, a weapon with Deflect Projectiles or a property of its own; bullets follow the Firearms text. */
export const parryProjectiles = formula({
  id: 'cerberus.martial.parry.projectiles',
  input: z.strictObject({
    equipment: ParryEquipment,
    deflectProjectiles: flag('Whether the defender has the Deflect Projectiles feat.'),
    itemProperty: flag('Whether a property of the item itself lets it parry projectiles.'),
    tableSetting: FeatFor.optional().describe('Who needs the feat; left out, the GM says.'),
    projectile: Projectile.describe('An arrow or another missile, or a bullet.'),
    meetsBullets: flag(
      'Whether the Firearms text lets this item meet bullets: a mainly metal shield, a large two-handed metal blade. ' +
        'Left out, a shield does and a weapon does not.',
    ).optional(),
  }),
  output: z.strictObject({
    allowed: flag('Whether the projectile can be parried with it.'),
    mode: RollMode.optional().describe('How the parry is rolled, where the weapon bears on it.'),
  }),
  decisions: [projectileParryNeedsFeat],
  says: ({ allowed, mode }, { equipment, projectile }) => {
    if (mode) return `A two-handed blade can parry the ${projectile}, at Disadvantage.`;
    if (allowed) return `The ${equipment} can parry the ${projectile}.`;
    return projectile === 'bullet'
      ? `This ${equipment} is not fit to parry bullets.`
      : `The ${equipment} cannot parry projectiles without Deflect Projectiles or a property of its own.`;
  },
  evaluate({ equipment, deflectProjectiles, itemProperty, tableSetting, projectile, meetsBullets }, ruling) {
    if (projectile === 'bullet') return againstBullets(equipment, meetsBullets);
    if (deflectProjectiles || itemProperty) return { allowed: true };
    if (equipment === 'weapon') return { allowed: false };
    return { allowed: (tableSetting ?? ruling.decide(projectileParryNeedsFeat)) === 'weaponOnly' };
  },
});

/** A mainly metal shield meets bullets normally, a large two-handed metal blade at Disadvantage, nothing else at all. */
function againstBullets(equipment: z.infer<typeof ParryEquipment>, meetsBullets = equipment === 'shield') {
  if (!meetsBullets || equipment === 'shield') return { allowed: meetsBullets };
  return { allowed: true, mode: 'disadvantage' as const };
}

/** Only what is shot is an arrow or a bullet. */
export function isShotIfProjectile({
  form,
  projectile,
}: {
  form?: string | undefined;
  projectile?: string | undefined;
}): boolean {
  return projectile === undefined || form === 'projectile';
}

/** True of attacks that fly at their target: arrows, bullets and what is thrown. */
export function needsDeflection(form: z.infer<typeof WeaponForm>): boolean {
  return form === 'projectile' || form === 'thrown';
}
