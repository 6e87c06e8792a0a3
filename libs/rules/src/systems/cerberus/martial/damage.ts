import { z } from 'zod';
import { DiceText } from '../../../kernel/dice/text.ts';
import { StatedModifier } from '../../../kernel/modifier.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import { whole } from '../../../kernel/schema.ts';
import { operation, type Showable } from '../../../kernel/unit.ts';
import { upperFirst } from '../../../kernel/words.ts';
import { Wielding } from '../vocabulary.ts';
import { damageAttributeBonus } from './damage.attribute-bonus.ts';
import { DamageSteps, damagePipeline } from './damage.pipeline.ts';
import { weaponBenchmarks } from './weapon.benchmarks.ts';
import { shieldParameters } from './weapon.shield-strike.ts';
import { Blow, bonusesOf, damageInputOf, figuresOf } from './weaponry/blow.ts';
import { damageExamples } from './weaponry/damage-examples.ts';
import { hpLost, multiplier } from './weaponry/damage-fields.ts';

const DamageResult = z.strictObject({
  damage: hpLost('HP lost.'),
  hpAfter: whole(-2e9, 100_000, { description: 'HP afterwards, where those before are known.', unit: 'HP' }).optional(),
  damageDice: DiceText.describe('Damage dice of the weapon, before any critical.'),
  criticalMultiplier: multiplier('Critical multiplier of the weapon.'),
  use: Wielding,
  fixedBonuses: z.array(StatedModifier).describe("Every fixed bonus by its name, the attribute's first."),
  steps: DamageSteps,
});
type DamageResult = z.infer<typeof DamageResult>;

/** What one weapon attack that lands does: the weapon's figures, the attribute for the grip, bonuses, critical, DR. */
export const damage = operation<Blow, DamageResult>({
  id: 'cerberus.martial.damage',
  title: 'Damage of an attack that lands',
  summary: 'What a weapon of the tables, or one with figures of its own, does to a target once it lands, step by step.',
  input: Blow,
  output: DamageResult,
  dice: [
    { key: 'attacker.critical', dice: '1d20', by: 'attacker', label: 'critical' },
    { key: 'attacker.damage', dice: 'damage dice', by: 'attacker', label: 'damage' },
  ],
  parameters: shieldParameters,
  uses: [weaponBenchmarks, damageAttributeBonus, damagePipeline],
  odds: { damage: (result) => result.damage, hpAfter: ({ hpAfter }) => hpAfter },
  resolve: (blow, ruling) => ruling.as('attacker', () => struck(blow, ruling)),
  sentence: sentenceOf,
  changes({ damage: lost, hpAfter }, { target: { name = 'target', hp } }) {
    if (hp === undefined || hpAfter === undefined || lost === 0) return [];
    return [{ who: name, what: 'HP', from: hp, to: hpAfter, unit: 'HP' }];
  },
  groups: [
    {
      title: 'Blow',
      fields: ['weapon', 'strength', 'dexterity', 'fixedBonuses', 'target.armor', 'target.dr', 'target.hp'],
    },
    { title: 'Weapon', fields: ['own', 'use', 'bow', 'finesseAllowed', 'featMultiplier', 'penetration'] },
    {
      title: 'Other bonuses',
      fields: ['percentBonuses', 'lateBonuses', 'automaticCritical', 'damageFactor', 'afterDrFactor', 'target.name'],
    },
  ],
  examples: damageExamples,
});

function struck(blow: Blow, ruling: Ruling): Showable<DamageResult> {
  const figures = figuresOf(blow, ruling);
  const fixedBonuses = bonusesOf(blow, figures, ruling);
  const { outcome, details } = ruling.within('attacker', () =>
    ruling.detailed(damagePipeline, damageInputOf(blow, figures, fixedBonuses)),
  );
  const { damageDice, criticalMultiplier, use } = figures;
  const { hp } = blow.target;
  return {
    damage: outcome.damage,
    ...(hp === undefined ? {} : { hpAfter: hp - outcome.damage }),
    damageDice,
    criticalMultiplier,
    use,
    fixedBonuses,
    steps: details,
  };
}

/** Such as `A critical ×2: 52 damage with the greataxe, DR 8 leaves 44. HP 96 → 52.` */
function sentenceOf({ damage: lost, hpAfter, steps }: DamageResult, { weapon, target }: Blow): string {
  const { effectiveMultiplier, beforeDr, effectiveDr } = steps;
  const critical = effectiveMultiplier > 1 ? `A critical ×${effectiveMultiplier}: ` : '';
  const withWeapon = weapon === undefined ? '' : ` with the ${weapon}`;
  const reduced = lost === beforeDr ? '' : `, ${effectiveDr > 0 ? `DR ${effectiveDr} leaves` : 'that is'} ${lost}`;
  return `${critical}${beforeDr} damage${withWeapon}${reduced}.${hpWords(target, hpAfter)}`;
}

function hpWords({ name = 'the target', hp }: Blow['target'], hpAfter: number | undefined): string {
  if (hp === undefined || hpAfter === undefined) return '';
  const down = hpAfter > 0 ? '' : hp > 0 ? ` ${upperFirst(name)} goes down.` : ` ${upperFirst(name)} is down already.`;
  return ` HP ${hp} → ${hpAfter}.${down}`;
}
