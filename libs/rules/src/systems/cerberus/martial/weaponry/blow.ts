import { z } from 'zod';
import type { Modifier } from '../../../../kernel/modifier.ts';
import type { Ruling } from '../../../../kernel/ruling.ts';
import { choice, decimal, flag, text, whole } from '../../../../kernel/schema.ts';
import { ArmorCategory, attribute, damageReduction, hitPoints, Wielding } from '../../vocabulary.ts';
import { Bow, damageAttributeBonus } from '../damage.attribute-bonus.ts';
import { finesseAllowed } from '../damage.attribute-choice.ts';
import type { DamageInput } from '../damage.pipeline.ts';
import { weaponBenchmarks } from '../weapon.benchmarks.ts';
import { shieldFigures } from '../weapon.shield-strike.ts';
import { fixedBonuses, lateBonuses, percentBonuses, USUAL_CRITICAL } from './damage-fields.ts';
import { commonNames, isBow, isRanged, OwnFigures } from './weapons.ts';

const BlowWeapon = choice(
  'CerberusBlowWeapon',
  [...commonNames, 'shield'],
  'A weapon of the tables, or a shield that strikes.',
);

const Target = z
  .strictObject({
    name: text(60, 'Name, for sentences.').optional(),
    armor: ArmorCategory.optional().describe('How much of the body its armor covers; usually none.'),
    dr: damageReduction().optional().describe('Damage Reduction of armor and all else; usually 0.'),
    hp: hitPoints('HP before the attack; with it the answer tells what is left.').optional(),
  })
  .meta({ id: 'CerberusDamageTarget', title: 'Target', description: 'Who is hit.' });

/** An attack that lands, as a player knows it: weapon, grip, attributes, bonuses and target. */
export const Blow = z
  .strictObject({
    weapon: BlowWeapon.optional().describe('The weapon; without one, its own figures tell its damage dice.'),
    own: OwnFigures.optional().describe('Own figures of an exceptional weapon, or of one that no table has.'),
    use: Wielding.optional().describe(
      "How it is used; usually as the table's hands tell. Gripping a one-handed weapon in both needs the GM's leave.",
    ),
    bow: Bow.optional().describe("A bow's make; of a shortbow or longbow usually mundane and M1."),
    strength: attribute('Strength.'),
    dexterity: attribute('Dexterity; it replaces a lower Strength by itself.'),
    finesseAllowed: finesseAllowed().optional(),
    featMultiplier: decimal(0, 20, 'Attribute multiplier that a feat gives, if higher than the grip.').optional(),
    fixedBonuses: fixedBonuses()
      .optional()
      .describe('Fixed bonuses beside the attribute: quality, material, enchantment, style, feat …'),
    percentBonuses: percentBonuses().optional(),
    lateBonuses: lateBonuses().optional(),
    automaticCritical: flag('Whether another rule makes it critical, such as an attack from hiding.').optional(),
    damageFactor: decimal(
      0,
      100,
      'Factor on all damage before DR; 2 for the first attack of a mounted charge.',
    ).optional(),
    penetration: whole(0, 10_000, 'How much DR it ignores.').optional(),
    afterDrFactor: decimal(0, 100, 'Factor that its own text puts after DR.').optional(),
    target: Target,
  })
  .refine(({ weapon, own }) => weapon !== undefined || own?.damage !== undefined, {
    message: 'a weapon of the tables, or own damage dice',
    path: ['weapon'],
  })
  .refine(({ weapon, bow }) => bow === undefined || weapon === undefined || isBow(weapon), {
    message: "no bow's make: the weapon is no bow",
    path: ['bow'],
  })
  .refine(({ weapon, bow, use }) => use === undefined || usesOf(weapon, bow).includes(use), {
    message: 'a use that the weapon has: shot or thrown if it is ranged, never a firearm of the tables',
    path: ['use'],
  })
  .meta({
    id: 'CerberusBlow',
    description:
      'An attack that lands: a weapon of the tables or own damage dice. Bows and other ranged weapons are used as ranged; no weapon of the tables is a firearm.',
  });
export type Blow = z.infer<typeof Blow>;

/** What a weapon can be used as; a blade may be thrown, but nothing of the tables is a firearm. */
function usesOf(weapon: z.infer<typeof BlowWeapon> | undefined, bow: unknown): readonly z.infer<typeof Wielding>[] {
  const isShot = weapon === undefined ? bow !== undefined : weapon !== 'shield' && isRanged(weapon);
  if (isShot) return ['ranged'];
  return weapon === undefined ? Wielding.options : ['oneHanded', 'twoHanded', 'ranged'];
}

/** The figures of the weapon as it is used in one blow. */
export interface BlowFigures {
  damageDice: string;
  criticalMultiplier: number;
  use: z.infer<typeof Wielding>;
  bow?: z.infer<typeof Bow> | undefined;
}

/** Figures of the table, the shield or the weapon itself, and the grip that follows from its hands. */
export function figuresOf({ weapon, own, use, bow }: Blow, ruling: Ruling): BlowFigures {
  if (weapon === 'shield') {
    const shield = shieldFigures(ruling);
    const { damage = shield.damage, critical = shield.critical, hands } = own ?? {};
    const usual = hands === undefined ? shield.use : gripOf(hands);
    return { damageDice: damage, criticalMultiplier: critical, use: use ?? usual };
  }
  if (weapon === undefined) {
    // The schema has seen to it that a weapon of no table brings its dice.
    const { damage = '', critical = USUAL_CRITICAL, hands } = own ?? {};
    const usual = bow === undefined ? gripOf(hands) : 'ranged';
    return { damageDice: damage, criticalMultiplier: critical, use: use ?? usual, bow };
  }
  const { damage, critical, hands } = ruling.run(weaponBenchmarks, { weapon, weaponOverride: own });
  return {
    damageDice: damage,
    criticalMultiplier: critical,
    use: use ?? (isRanged(weapon) ? 'ranged' : gripOf(hands)),
    bow: bow ?? (isBow(weapon) ? { quality: 'M1' } : undefined),
  };
}

function gripOf(hands = 1): 'oneHanded' | 'twoHanded' {
  return hands === 2 ? 'twoHanded' : 'oneHanded';
}

/** Every fixed bonus by its name, the attribute's first. */
export function bonusesOf(blow: Blow, { use, bow }: BlowFigures, ruling: Ruling): Modifier[] {
  const { strength, dexterity, finesseAllowed: mayReplace, featMultiplier, fixedBonuses: others = [] } = blow;
  const attributes = { strength, dexterity, use, finesseAllowed: mayReplace, featMultiplier, bow };
  const { bonus, label } = ruling.run(damageAttributeBonus, attributes);
  return bonus === 0 ? others : [{ label, value: bonus }, ...others];
}

/** What the damage pipeline needs to know of a blow. */
export function damageInputOf(blow: Blow, figures: BlowFigures, bonuses: Modifier[]): DamageInput {
  const { percentBonuses: percent, lateBonuses: late, automaticCritical, damageFactor, penetration, target } = blow;
  return {
    attackKind: 'weapon',
    damageDice: figures.damageDice,
    criticalMultiplier: figures.criticalMultiplier,
    fixedBonuses: bonuses,
    percentBonuses: percent,
    lateBonuses: late,
    automaticCritical,
    damageFactor,
    penetration,
    afterDrFactor: blow.afterDrFactor,
    targetArmorCategory: target.armor ?? 'none',
    dr: target.dr ?? 0,
  };
}
