import { z } from 'zod';
import { DiceText } from '../../../../kernel/dice/text.ts';
import { DecimalModifier } from '../../../../kernel/modifier.ts';
import { decimal, flag, text, whole } from '../../../../kernel/schema.ts';
import { itemLevel } from '../../vocabulary.ts';
import type { DamageInput } from '../damage.pipeline.ts';
import type { AnnouncedAttack } from '../defending/options.ts';
import { isShotIfProjectile, Projectile } from '../parry.projectiles.ts';
import { AttackRange, WeaponForm } from '../positions.ts';

const bonuses = {
  fixedBonuses: z.array(DecimalModifier).max(30).optional().describe('Fixed bonuses: attribute, quality, style …'),
  percentBonuses: z.array(DecimalModifier).max(30).optional().describe('Percentage damage bonuses, in points.'),
  lateBonuses: z
    .array(DecimalModifier)
    .max(30)
    .optional()
    .describe('Bonuses whose own text puts them after the critical.'),
  damageFactor: decimal(
    0,
    100,
    'Factor on all damage before DR; 2 for the first attack of a mounted charge.',
  ).optional(),
  penetration: whole(0, 10_000, 'How much DR the attack ignores.').optional(),
  afterDrFactor: decimal(0, 100, 'Factor that its own text puts after DR.').optional(),
};

/** An attack with a weapon: blow, shot, throw or trap; natural attacks and firearms too. */
export const WeaponAttack = z
  .strictObject({
    kind: z.literal('weapon'),
    name: text(60, 'What it is, such as arrow; for sentences.').optional(),
    form: WeaponForm.optional().describe('How it reaches the target; usually melee.'),
    range: AttackRange.optional().describe('Melee or ranged; usually as the form says, a trap being ranged.'),
    projectile: Projectile.optional().describe('What is shot, where the form is projectile; usually an arrow.'),
    level: itemLevel('Level of the weapon, or of the ammunition if higher; 0 is nonmagical.').optional(),
    damageDice: DiceText,
    criticalMultiplier: whole(1, 100, 'Critical multiplier; 2 where the weapon gives none.').optional(),
    automaticCritical: flag('Whether another rule makes this attack critical.').optional(),
    ...bonuses,
  })
  .refine(isShotIfProjectile, { message: 'projectile, since something is shot', path: ['form'] })
  .meta({ id: 'CerberusWeaponAttack', title: 'Weapon', description: 'An attack with a weapon.' });
export type WeaponAttack = z.infer<typeof WeaponAttack>;

/** A spell that deals damage. */
export const DamageSpell = z
  .strictObject({
    kind: z.literal('spell'),
    name: text(60, 'Name of the spell, for sentences.').optional(),
    level: itemLevel('Spell level.'),
    area: flag('Whether it strikes an area.').optional(),
    damageDice: DiceText,
    ...bonuses,
  })
  .meta({ id: 'CerberusDamageSpell', title: 'Damage spell', description: 'A spell that deals damage.' });

/** A spell aimed at mind or body that deals no damage. */
export const EffectSpell = z
  .strictObject({
    kind: z.literal('effect'),
    name: text(60, 'Name of the spell, for sentences.').optional(),
    level: itemLevel('Spell level.'),
  })
  .meta({
    id: 'CerberusEffectSpell',
    title: 'Spell without damage',
    description: 'A spell that deals no damage; only its Save resists it.',
  });

export const Attack = z.discriminatedUnion('kind', [WeaponAttack, DamageSpell, EffectSpell]).meta({
  id: 'CerberusAttack',
  title: 'Attack',
  description: 'What strikes: a weapon, a damage spell, or a spell without damage.',
});
export type Attack = z.infer<typeof Attack>;
export type Damaging = Exclude<Attack, { kind: 'effect' }>;

/** What of an attack is known when a defense is chosen. */
export function announced(attack: Attack): AnnouncedAttack {
  if (attack.kind === 'weapon') {
    const { kind, form, range, projectile, level } = attack;
    return { kind, form, range, projectile, level };
  }
  return { kind: 'spell', level: attack.level, dealsDamage: attack.kind === 'spell', area: isArea(attack) };
}

export function isArea(attack: Attack): boolean {
  return attack.kind === 'spell' && attack.area === true;
}

/** What the damage pipeline needs of an attack and its target. */
export function damageInputOf(
  attack: Damaging,
  target: { armor: DamageInput['targetArmorCategory']; dr: number },
  blockedPercent: number,
): DamageInput {
  const {
    damageDice,
    fixedBonuses = [],
    percentBonuses,
    lateBonuses,
    damageFactor,
    penetration,
    afterDrFactor,
  } = attack;
  const weapon = attack.kind === 'weapon' ? attack : undefined;
  return {
    attackKind: attack.kind,
    criticalMultiplier: weapon?.criticalMultiplier,
    automaticCritical: weapon?.automaticCritical,
    damageDice,
    fixedBonuses,
    percentBonuses,
    lateBonuses,
    damageFactor,
    penetration,
    afterDrFactor,
    targetArmorCategory: target.armor,
    dr: target.dr,
    blockedPercent,
  };
}
