import { z } from 'zod';
import { DiceText, parseDice } from '../../../kernel/dice/text.ts';
import { DecimalModifier, sumOf } from '../../../kernel/modifier.ts';
import { choice, decimal, flag, whole } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { ArmorCategory, damageReduction, percentPoints } from '../vocabulary.ts';
import { criticalHeavyArmor } from './critical.heavy-armor.ts';
import { criticalTrigger } from './critical.trigger.ts';
import { drPenetration } from './dr.penetration.ts';

const RULE = 'cerberus.martial.damage.pipeline';

export const DamageInput = z.strictObject({
  attackKind: choice(
    'CerberusAttackKind',
    ['weapon', 'spell'],
    'A weapon (natural attacks and firearms too) or a spell.',
  ),
  damageDice: DiceText.describe('Damage dice before any critical.'),
  fixedBonuses: z
    .array(DecimalModifier)
    .max(30)
    .describe('Fixed bonuses, which a critical multiplies: attribute, quality, style …'),
  percentBonuses: z.array(DecimalModifier).max(30).optional().describe('Percentage bonuses in points; they add up.'),
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
  criticalMultiplier: whole(1, 100, "The weapon's critical multiplier; 2 where it gives none.").optional(),
  automaticCritical: flag('Whether another rule makes this attack critical.').optional(),
  targetArmorCategory: ArmorCategory,
  blockedPercent: percentPoints('Share that a parry blocked; only spells get here with one.').optional(),
  dr: damageReduction(),
  penetration: whole(0, 10_000, 'How much DR the attack ignores.').optional(),
  afterDrFactor: decimal(
    0,
    100,
    'Factor that its own text puts after DR, such as 0.5 for electrical insulation.',
  ).optional(),
});
export type DamageInput = z.infer<typeof DamageInput>;

/** What one attack that lands does to one target, in the order of the book: dice and bonuses, percentages, critical, block, DR, one rounding. */
export const damagePipeline = procedure({
  id: RULE,
  input: DamageInput,
  output: z.strictObject({
    effectiveMultiplier: whole(1, 100, 'The critical multiplier that counted; 1 when not critical.'),
    rolledDice: z.string().describe('The dice actually rolled, such as 3d12.'),
    beforeReduction: decimal(-1e9, 1e9, 'Damage before a parried share and DR come off.'),
    beforeDr: decimal(-1e9, 1e9, 'Damage before DR comes off.'),
    effectiveDr: whole(0, 10_000, 'DR after penetration.'),
    damage: whole(0, 1e9, { description: 'HP lost.', unit: 'HP' }),
  }),
  dice: [
    { key: 'damage', dice: 'damage dice', by: 'attacker', label: 'damage' },
    { key: 'critical', dice: '1d20', by: 'attacker', label: 'critical' },
  ],
  uses: [criticalTrigger, criticalHeavyArmor, drPenetration],
  outcome: ['damage'],
  says: ({ damage }) => `${damage} damage.`,
  evaluate(attack, ruling) {
    const { count, faces } = parseDice(attack.damageDice);
    if (attack.attackKind === 'weapon') {
      ruling.together({ key: 'critical', count: 1, faces: 20 }, { key: 'damage', count, faces });
    }
    const multiplier = multiplierOf(attack, ruling);
    const { effectiveDr } = ruling.run(drPenetration, { dr: attack.dr, penetration: attack.penetration ?? 0 });
    const dice = `${count * multiplier}d${faces}`;
    const total = ruling.calc('damage').plus(dice, ruling.sum('damage', throwsOf(count, multiplier), faces));
    for (const { label, value, source } of attack.fixedBonuses) {
      total.plus(multiplier > 1 ? `${label} ×${multiplier}` : label, value * multiplier, source);
    }
    total.percent('damage', sumOf(attack.percentBonuses)).plusEach(attack.lateBonuses ?? []);
    const beforeReduction = total.times('all damage', attack.damageFactor ?? 1).soFar;
    const beforeDr = total.percent('blocked', -(attack.blockedPercent ?? 0)).soFar;
    total
      .minus('DR', effectiveDr)
      .atLeast(0)
      .times('after DR', attack.afterDrFactor ?? 1);
    const damage = Math.max(0, total.floor(RULE, 'HP'));
    return { effectiveMultiplier: multiplier, rolledDice: dice, beforeReduction, beforeDr, effectiveDr, damage };
  },
});

type Rolling = Parameters<(typeof damagePipeline)['evaluate']>[1];

function multiplierOf(
  { attackKind, criticalMultiplier = 2, automaticCritical = false, targetArmorCategory }: DamageInput,
  ruling: Rolling,
): number {
  if (attackKind === 'spell') return 1;
  if (!ruling.run(criticalTrigger, { automaticCritical }).critical) return 1;
  return ruling.run(criticalHeavyArmor, { multiplier: criticalMultiplier, targetArmorCategory, attackKind })
    .effectiveMultiplier;
}

/** The ordinary dice are thrown with the d20; a critical throws the others after them. */
function throwsOf(count: number, multiplier: number): number[] {
  return multiplier === 1 ? [count] : [count, count * (multiplier - 1)];
}
