import { z } from 'zod';
import { parameter } from '../../../kernel/parameter.ts';
import { flag, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { damageReduction, itemLevel, ParryEquipment, percentPoints } from '../vocabulary.ts';
import { drSpellDamage } from './dr.spell-damage.ts';
import { parryLevelLimit } from './parry.level-limit.ts';

const RULE = 'cerberus.martial.parry.spell';

/** The share of a damage spell that a won parry blocks. */
export const spellBlockedPercent = parameter({
  id: `${RULE}#blockedPercent`,
  title: 'share of a damage spell that a parry blocks',
  default: 50,
  schema: percentPoints('Share of a damage spell that a parry blocks.'),
  unit: 'percent',
  changedBy: 'the text of an enchanted object',
});

/** A shield or weapon within its level limit blocks half of a damage spell when the duel is won; DR reduces the rest. */
export const parrySpell = formula({
  id: RULE,
  input: z.strictObject({
    equipment: ParryEquipment,
    equipmentLevel: itemLevel('Level of the shield or weapon; 0 is nonmagical.'),
    spellLevel: itemLevel('Level of the spell.'),
    won: flag('Whether the defender won the duel against the caster.'),
    spellDamage: whole(0, 1_000_000, { description: 'Damage of the spell.', unit: 'HP' }),
    blockedPercent: percentPoints('Share that a won parry blocks; half unless the object says otherwise.').optional(),
    dr: damageReduction(),
  }),
  output: z.strictObject({
    allowed: flag('Whether the parry can be declared.'),
    damage: whole(0, 1_000_000, { description: 'HP lost.', unit: 'HP' }),
  }),
  parameters: [spellBlockedPercent],
  uses: [parryLevelLimit, drSpellDamage],
  says: ({ allowed, damage }, { spellLevel, won }) => {
    if (!allowed) return `A level ${spellLevel} spell is too high for this parry: ${damage} damage.`;
    return won ? `Parried in part: ${damage} damage.` : `The parry fails: ${damage} damage.`;
  },
  evaluate({ equipment, equipmentLevel, spellLevel, won, spellDamage, blockedPercent, dr }, ruling) {
    const { allowed } = ruling.run(parryLevelLimit, { equipment, equipmentLevel, attackLevel: spellLevel });
    const share = allowed && won ? (blockedPercent ?? ruling.parameter(spellBlockedPercent)) : 0;
    return { allowed, ...ruling.run(drSpellDamage, { spellDamage, blockedPercent: share, dr }) };
  },
});
