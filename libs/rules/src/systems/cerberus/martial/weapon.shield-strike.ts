import { z } from 'zod';
import { DiceText } from '../../../kernel/dice/text.ts';
import { parameter } from '../../../kernel/parameter.ts';
import type { Figuring } from '../../../kernel/ruling.ts';
import { flag, whole } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { ArmorCategory, attribute, damageReduction, Wielding } from '../vocabulary.ts';
import { chosenAttribute, multiplied } from './damage.attribute-bonus.ts';
import { damageAttributeChoice, finesseAllowed } from './damage.attribute-choice.ts';
import { damageAttributeMultiplier } from './damage.attribute-multiplier.ts';
import { damagePipeline } from './damage.pipeline.ts';
import { fixedBonuses, hpLost } from './weaponry/damage-fields.ts';

const RULE = 'cerberus.martial.weapon.shield-strike';
const changedBy = 'the GM, or the text of the shield';

const shieldDice = parameter({
  id: `${RULE}#damage`,
  title: 'damage dice of a shield strike',
  default: '1d2',
  schema: DiceText,
  changedBy,
});
const shieldCritical = parameter({
  id: `${RULE}#critical`,
  title: 'critical multiplier of a shield strike',
  default: 2,
  schema: whole(1, 100, 'Critical multiplier of a shield strike.'),
  changedBy,
});
const shieldHandling = parameter<z.infer<typeof Wielding>>({
  id: `${RULE}#handling`,
  title: 'how a shield is handled when it strikes',
  default: 'oneHanded',
  schema: Wielding,
  changedBy,
});
export const shieldParameters = [shieldDice, shieldCritical, shieldHandling] as const;

/** Dice, critical multiplier and handling of a shield that strikes. */
export function shieldFigures(ruling: Pick<Figuring, 'parameter'>) {
  return {
    damage: ruling.parameter(shieldDice),
    critical: ruling.parameter(shieldCritical),
    use: ruling.parameter(shieldHandling),
  };
}

/** A shield may strike for 1d2 plus the attribute, handled like a one-handed weapon with critical ×2. */
export const weaponShieldStrike = procedure({
  id: RULE,
  input: z.strictObject({
    strength: attribute('Strength.'),
    dexterity: attribute('Dexterity; it replaces a lower Strength by itself.'),
    finesseAllowed: finesseAllowed().optional(),
    fixedBonuses: fixedBonuses().optional(),
    automaticCritical: flag('Whether another rule makes this attack critical.').optional(),
    targetArmorCategory: ArmorCategory.optional(),
    dr: damageReduction(),
  }),
  output: z.strictObject({ damage: hpLost('HP lost.') }),
  dice: [
    { key: 'damage', dice: '1d2', by: 'attacker', label: 'damage' },
    { key: 'critical', dice: '1d20', by: 'attacker', label: 'critical' },
  ],
  parameters: shieldParameters,
  uses: [damageAttributeChoice, damageAttributeMultiplier, damagePipeline],
  outcome: ['damage'],
  says: ({ damage }) => `The shield does ${damage} damage.`,
  evaluate(blow, ruling) {
    const { strength, dexterity, finesseAllowed: mayReplace, fixedBonuses: others = [], dr } = blow;
    const { damage, critical, use } = shieldFigures(ruling);
    const chosen = chosenAttribute({ strength, dexterity, use, finesseAllowed: mayReplace }, ruling);
    const { bonus, label } = multiplied(chosen, use, 0, ruling);
    return ruling.run(damagePipeline, {
      attackKind: 'weapon',
      damageDice: damage,
      fixedBonuses: label === '' ? others : [{ label, value: bonus }, ...others],
      criticalMultiplier: critical,
      automaticCritical: blow.automaticCritical,
      targetArmorCategory: blow.targetArmorCategory ?? 'none',
      dr,
    });
  },
});
