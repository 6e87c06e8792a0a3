import { z } from 'zod';
import { Fraction } from '../../../kernel/exact/fraction.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import { choice, flag } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { DiceExpression, rollInto, throwsOf } from '../dice-expression.ts';
import { roundedUp } from '../rounding.ts';
import { points } from '../vocabulary.ts';

const RULE = 'dex-rank.damage.formula';

export const AddsBonus = choice(
  'DexRankAddsBonus',
  ['full', 'half', 'none'],
  'How much of the damage bonus the weapon adds; missiles half, others all of it where nothing else is said.',
);

const DamageInput = z.strictObject({
  level: choice('DexRankLandingLevel', ['success', 'critical', 'impale'], 'Level at which the blow lands.'),
  damage: DiceExpression.describe('Damage of the weapon, without the damage bonus.'),
  damageBonus: DiceExpression.describe('Damage bonus (DB) of whoever strikes; none unless said.').optional(),
  missile: flag('Whether it is shot or thrown.'),
  addsDamageBonus: AddsBonus.optional(),
});

/** One weapon roll, doubled on a critical, two of them on an impale, and the damage bonus once. */
export const formula = procedure({
  id: RULE,
  input: DamageInput,
  output: z.strictObject({ damage: points('Damage before armor and parrying item.') }),
  dice: [
    { key: 'damage', dice: 'weapon damage, twice on an impale', by: 'attacker', label: 'damage' },
    { key: 'damageBonus', dice: 'damage bonus', by: 'attacker', label: 'damage bonus' },
  ],
  outcome: ['damage'],
  says: ({ damage }) => `${damage} damage.`,
  evaluate(blow, ruling) {
    const { level, damage, damageBonus = '0', missile, addsDamageBonus = missile ? 'half' : 'full' } = blow;
    ruling.together(
      ...throwsOf(damage, 'damage'),
      ...(level === 'impale' ? throwsOf(damage, 'damage') : []),
      ...(addsDamageBonus === 'none' ? [] : throwsOf(damageBonus, 'damageBonus')),
    );
    const sum = ruling.calc('damage');
    rollInto(sum, damage, 'damage', ruling);
    if (level === 'impale') rollInto(sum, damage, 'damage', ruling);
    if (level === 'critical') sum.times('critical', 2);
    if (addsDamageBonus === 'full') rollInto(sum, damageBonus, 'damageBonus', ruling);
    if (addsDamageBonus === 'half') sum.plus('half the damage bonus', halfOf(damageBonus, ruling));
    return { damage: sum.atLeast(0).floor(RULE) };
  },
});

function halfOf(damageBonus: string, ruling: Ruling): number {
  const bonus = ruling.calc('half the damage bonus');
  rollInto(bonus, damageBonus, 'damageBonus', ruling);
  return roundedUp(bonus.times('of it', Fraction.of(1, 2)), RULE, 'half the damage bonus', ruling);
}
