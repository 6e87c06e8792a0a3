import { z } from 'zod';
import { parseDice } from '../../../kernel/dice/text.ts';
import type { Calculation } from '../../../kernel/exact/calculation.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import { decimal, flag, whole } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { ArmorCategory, damageReduction, percentPoints } from '../vocabulary.ts';
import { criticalHeavyArmor } from './critical.heavy-armor.ts';
import { criticalMultiply } from './critical.multiply.ts';
import { criticalTrigger } from './critical.trigger.ts';
import { damageNormalHit, ordinaryHit } from './damage.normal-hit.ts';
import { damagePercentBonus, withPercentages } from './damage.percent-bonus.ts';
import { drApply, lessDr } from './dr.apply.ts';
import { drPenetration } from './dr.penetration.ts';
import {
  AttackKind,
  amount,
  damageDice,
  fixedBonuses,
  hpLost,
  lateBonuses,
  multiplier as multiplierField,
  percentBonuses,
  USUAL_CRITICAL,
} from './weaponry/damage-fields.ts';

const RULE = 'cerberus.martial.damage.pipeline';

export const DamageInput = z.strictObject({
  attackKind: AttackKind,
  damageDice: damageDice(),
  fixedBonuses: fixedBonuses(),
  percentBonuses: percentBonuses().optional(),
  lateBonuses: lateBonuses().optional(),
  damageFactor: decimal(
    0,
    100,
    'Factor on all damage before DR; 2 for the first attack of a mounted charge.',
  ).optional(),
  criticalMultiplier: multiplierField("The weapon's critical multiplier; 2 where it gives none.").optional(),
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

export const DamageSteps = z
  .strictObject({
    effectiveMultiplier: multiplierField('The critical multiplier that counted; 1 when not critical.'),
    rolledDice: z.string().describe('The dice actually rolled, such as 3d12.'),
    beforeReduction: amount('Damage before a parried share and DR come off.'),
    beforeDr: amount('Damage before DR comes off.'),
    effectiveDr: whole(0, 10_000, 'DR after penetration.'),
    damage: hpLost('HP lost.'),
  })
  .meta({ id: 'CerberusDamageSteps', title: 'Damage, step by step', description: 'How the damage came about.' });

/**
 * What one attack that lands does to one target, in the order of the book: dice and bonuses, percentages, critical, block, DR, one rounding.
 * The rules of the steps write on one running sum, so that nothing is rounded between them.
 */
export const damagePipeline = procedure({
  id: RULE,
  input: DamageInput,
  output: DamageSteps,
  dice: [
    { key: 'damage', dice: 'damage dice', by: 'attacker', label: 'damage' },
    { key: 'critical', dice: '1d20', by: 'attacker', label: 'critical' },
  ],
  uses: [
    criticalTrigger,
    criticalHeavyArmor,
    criticalMultiply,
    damageNormalHit,
    damagePercentBonus,
    drPenetration,
    drApply,
  ],
  outcome: ['damage'],
  says: ({ damage }) => `${damage} damage.`,
  evaluate(attack, ruling) {
    const effectiveMultiplier = multiplierOf(attack, ruling);
    const { effectiveDr } = ruling.run(drPenetration, { dr: attack.dr, penetration: attack.penetration ?? 0 });
    const { total, rolledDice } =
      effectiveMultiplier === 1 ? ordinary(attack, ruling) : critical(attack, effectiveMultiplier, ruling);
    const { damageFactor = 1, blockedPercent = 0, afterDrFactor = 1 } = attack;
    const beforeReduction = withPercentages(total, attack, ruling).times('all damage', damageFactor).soFar;
    const beforeDr = blockedPercent === 0 ? beforeReduction : total.percent('blocked', -blockedPercent).soFar;
    const damage = lessDr(total, effectiveDr, ruling).times('after DR', afterDrFactor).floor(RULE, 'HP');
    return { effectiveMultiplier, rolledDice, beforeReduction, beforeDr, effectiveDr, damage };
  },
});

/** The multiplier that counts: 1 unless a weapon's d20 or another rule makes the attack critical. */
function multiplierOf(attack: DamageInput, ruling: Ruling): number {
  const { attackKind, criticalMultiplier = USUAL_CRITICAL, automaticCritical = false, targetArmorCategory } = attack;
  if (attackKind === 'spell') return 1;
  if (ruling.asks)
    ruling.together({ key: 'critical', count: 1, faces: 20 }, { key: 'damage', ...parseDice(attack.damageDice) });
  if (!ruling.run(criticalTrigger, { automaticCritical }).critical) return 1;
  const struck = { multiplier: criticalMultiplier, targetArmorCategory, attackKind };
  return ruling.as('defender', () => ruling.run(criticalHeavyArmor, struck)).effectiveMultiplier;
}

/** A running sum of damage, and the dice behind it. */
interface Hit {
  total: Calculation;
  rolledDice: string;
}

function ordinary(attack: DamageInput, ruling: Ruling): Hit {
  return { total: ordinaryHit(attack, ruling), rolledDice: attack.damageDice };
}

/** The ordinary dice are thrown with the d20; a critical throws the others after them. */
function critical({ damageDice: written, fixedBonuses: fixed }: DamageInput, multiplier: number, ruling: Ruling): Hit {
  const { rolledDice, fixedTotal } = ruling.run(criticalMultiply, {
    damageDice: written,
    fixedBonuses: fixed,
    multiplier,
  });
  const { count, faces } = parseDice(written);
  const rolled = ruling.sum('damage', [count, count * (multiplier - 1)], faces);
  return {
    total: ruling.calc('damage').plus(rolledDice, rolled).plus(`fixed bonuses ×${multiplier}`, fixedTotal),
    rolledDice,
  };
}
