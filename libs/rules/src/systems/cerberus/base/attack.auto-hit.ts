import { z } from 'zod';
import { DiceText, parseDice } from '../../../kernel/dice/text.ts';
import { DecimalModifier, sumOf } from '../../../kernel/modifier.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import { flag, whole } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { criticalTrigger } from '../martial/critical.trigger.ts';
import { damageReduction } from '../vocabulary.ts';
import { roundingDamage } from './rounding.damage.ts';

const HitInput = z
  .strictObject({
    dodged: flag('Whether the target dodged.'),
    parried: flag('Whether the target parried, with weapon or shield.'),
    damageDice: DiceText.optional().describe('Damage dice; needed when the attack hits.'),
    fixed: z.array(DecimalModifier).max(30).optional().describe('Fixed bonuses to the damage.'),
    criticalMultiplier: whole(
      1,
      100,
      "The weapon's critical multiplier, where the attack's critical d20 is rolled too.",
    ).optional(),
    dr: damageReduction(),
  })
  .refine((attack) => attack.dodged || attack.parried || attack.damageDice !== undefined, 'damage dice, since it hits')
  .meta({
    id: 'CerberusUndefendedAttack',
    description: 'A physical attack and what came of the defense; damageDice is needed unless dodged or parried.',
  });
type HitInput = z.infer<typeof HitInput>;

/** What is neither dodged nor parried hits, with no roll: damage is rolled and DR taken off. Otherwise nothing happens. */
export const attackAutoHit = procedure({
  id: 'cerberus.base.attack.auto-hit',
  input: HitInput,
  output: z.strictObject({
    hit: flag('Whether the attack hits.'),
    damage: whole(0, 1_000_000_000, { description: 'HP lost.', unit: 'HP' }),
  }),
  dice: [
    { key: 'damage', dice: 'damage dice', by: 'attacker', label: 'damage' },
    { key: 'critical', dice: '1d20', by: 'attacker', label: 'critical' },
  ],
  uses: [criticalTrigger, roundingDamage],
  outcome: ['hit', 'damage'],
  says: ({ hit, damage }) => (hit ? `It hits for ${damage}.` : 'It is defended: nothing happens.'),
  evaluate(attack, ruling) {
    if (attack.dodged || attack.parried || !attack.damageDice) return { hit: false, damage: 0 };
    return { hit: true, damage: damageOf(attack, parseDice(attack.damageDice), ruling) };
  },
});

function damageOf(
  { fixed, criticalMultiplier, dr }: HitInput,
  { count, faces }: ReturnType<typeof parseDice>,
  ruling: Ruling,
): number {
  const ordinary = { key: 'damage', count, faces };
  if (criticalMultiplier !== undefined) ruling.together({ key: 'critical', count: 1, faces: 20 }, ordinary);
  const isCritical = criticalMultiplier !== undefined && ruling.run(criticalTrigger, {}).critical;
  const critMultiplier = isCritical ? criticalMultiplier : 1;
  const throws = critMultiplier > 1 ? [count, count * (critMultiplier - 1)] : [count];
  const diceTotal = ruling.sum('damage', throws, faces);
  return ruling.run(roundingDamage, { diceTotal, fixed: sumOf(fixed), critMultiplier, dr }).damage;
}
