import { z } from 'zod';
import { DiceText } from '../../../../kernel/dice/text.ts';
import { DecimalModifier } from '../../../../kernel/modifier.ts';
import { choice, decimal, whole } from '../../../../kernel/schema.ts';

/** Fields that the steps of a damage calculation share. */

export const AttackKind = choice(
  'CerberusAttackKind',
  ['weapon', 'spell'],
  'A weapon (natural attacks and firearms too) or a spell.',
);

export const damageDice = () => DiceText.describe('Damage dice before any critical.');

export const fixedBonuses = () =>
  z
    .array(DecimalModifier)
    .max(30)
    .describe('Fixed bonuses, which a critical multiplies: attribute, quality, material, enchantment, style, feat …');

export const percentBonuses = () =>
  z.array(DecimalModifier).max(30).describe('Percentage bonuses in points; they add up: 20 and 10 make 30.');

export const lateBonuses = () =>
  z.array(DecimalModifier).max(30).describe('Bonuses whose own text puts them after the critical.');

export const multiplier = (description: string) => whole(1, 100, { description, examples: [2] });

/** The critical multiplier of a weapon that gives none. */
export const USUAL_CRITICAL = 2;

/** An amount of damage that may still hold a fraction. */
export const amount = (description: string) => decimal(-1e9, 1e9, description);

/** Damage that comes off HP. */
export const hpLost = (description: string) => whole(0, 1e9, { description, unit: 'HP' });
