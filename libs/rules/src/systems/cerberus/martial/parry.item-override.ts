import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import type { Figuring } from '../../../kernel/ruling.ts';
import { flag, text, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { damageReduction, itemLevel, ParryEquipment, percentPoints } from '../vocabulary.ts';
import { drSpellDamage } from './dr.spell-damage.ts';
import { parryLevelLimit } from './parry.level-limit.ts';
import { spellBlockedPercent } from './parry.spell.ts';

const RULE = 'cerberus.martial.parry.item-override';

/** What an enchanted object says of its own parries. */
export const ItemParryText = z
  .strictObject({
    blockedPercent: percentPoints('Share of a damage spell that a won parry blocks.').optional(),
    extraLevels: whole(-10, 10, {
      description: 'Levels that it reaches beyond the usual limit.',
      unit: 'levels',
    }).optional(),
    condition: text(200, 'When its text holds, such as: against fire.').optional(),
  })
  .meta({
    id: 'CerberusItemParryText',
    title: 'Own parry text',
    description: 'What an enchanted object says of its own parries; what it leaves open follows the usual rules.',
  });
export type ItemParryText = z.infer<typeof ItemParryText>;

export const itemParryText = decision<ItemParryText>({
  id: `${RULE}#itemParryText`,
  question: 'What does the object itself say of its parries?',
  schema: ItemParryText,
  usual: {},
});

export const conditionMet = decision({
  id: `${RULE}#conditionMet`,
  question: "Is the condition of the object's own parry text met here?",
  schema: z.boolean(),
});

const SpellParry = z
  .strictObject({
    won: flag('Whether the defender won the duel against the caster.'),
    spellDamage: whole(0, 1_000_000, { description: 'Damage of the spell.', unit: 'HP' }),
    dr: damageReduction(),
  })
  .meta({ id: 'CerberusSpellParry', title: 'Parry of a spell', description: 'How the parry of a damage spell went.' });

/** An enchanted object's own parry text goes before the defaults: its reach in levels, the share it blocks, its condition. */
export const parryItemOverride = formula({
  id: RULE,
  input: z.strictObject({
    equipment: ParryEquipment,
    equipmentLevel: itemLevel('Level of the shield or weapon.'),
    attackLevel: itemLevel('Level of the attacking weapon, ammunition or spell.'),
    conditionMet: flag("Whether the condition of the object's text is met; left out, the GM says.").optional(),
    spell: SpellParry.optional().describe('Where a damage spell was parried: how that went.'),
  }),
  output: z.strictObject({
    allowed: flag('Whether the parry can be declared.'),
    highest: whole(-10, 100, { description: 'The highest level it can meet.', unit: 'levels' }),
    blockedPercent: percentPoints('Share of a damage spell that a won parry blocks.'),
    damage: whole(0, 1_000_000, { description: 'HP lost to the spell.', unit: 'HP' }).optional(),
  }),
  decisions: [itemParryText, conditionMet],
  parameters: [spellBlockedPercent],
  uses: [parryLevelLimit, drSpellDamage],
  says: ({ allowed, highest, blockedPercent, damage }) => {
    if (damage !== undefined) return `After the parry and DR the spell does ${damage} damage.`;
    return allowed
      ? `It meets up to level ${highest} and blocks ${blockedPercent} % of a damage spell.`
      : `It meets up to level ${highest} only.`;
  },
  evaluate({ equipment, equipmentLevel, attackLevel, conditionMet: isMet, spell }, ruling) {
    const own = ownText(isMet, ruling);
    const usual = ruling.run(parryLevelLimit, { equipment, equipmentLevel, attackLevel });
    const highest = usual.highest + (own.extraLevels ?? 0);
    const allowed = attackLevel <= highest;
    const blockedPercent = own.blockedPercent ?? ruling.parameter(spellBlockedPercent);
    if (!spell) return { allowed, highest, blockedPercent };
    const { won, spellDamage, dr } = spell;
    const blocked = allowed && won ? blockedPercent : 0;
    const { damage } = ruling.run(drSpellDamage, { spellDamage, blockedPercent: blocked, dr });
    return { allowed, highest, blockedPercent, damage };
  },
});

/** The object's text where its condition holds, else nothing. Without a condition nobody is asked whether it is met. */
function ownText(isMet: boolean | undefined, ruling: Figuring): ItemParryText {
  const own = ruling.decide(itemParryText);
  const holds = isMet ?? (own.condition === undefined || ruling.decide(conditionMet));
  return holds ? own : {};
}
