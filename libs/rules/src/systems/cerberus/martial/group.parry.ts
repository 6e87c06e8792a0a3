import { z } from 'zod';
import { flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { agreeing } from '../../../kernel/words.ts';
import { itemLevel, ParryEquipment, reserve } from '../vocabulary.ts';
import { parryItemOverride } from './parry.item-override.ts';

/** One parry and one duel against a whole group: won, all of it is blocked; lost, every attack lands by itself. */
export const groupParry = formula({
  id: 'cerberus.martial.group.parry',
  input: z.strictObject({
    attackLevels: z
      .array(itemLevel('Level of one attack.'))
      .min(1)
      .max(1000)
      .describe('Levels of the attacks; the highest must be within reach of the equipment.'),
    equipment: ParryEquipment,
    equipmentLevel: itemLevel('Level of the shield or weapon; 0 is nonmagical.'),
    won: flag('Whether the defender won the one duel.'),
  }),
  output: z.strictObject({
    allowed: flag('Whether the group can be parried as a whole.'),
    blocked: reserve('Attacks stopped.'),
    landing: reserve('Attacks that land, each by itself.'),
    critD20sRolled: reserve('Critical d20s rolled: one for each attack that lands.'),
    tokensSpent: reserve('Attack tokens spent.'),
    slotsSpent: reserve('Slots spent.'),
  }),
  uses: [parryItemOverride],
  says: ({ allowed, blocked, landing }) => {
    if (!allowed) return 'An attack of the group is too high for the equipment: it cannot be parried as a whole.';
    return landing === 0
      ? agreeing(blocked, 'The attack is blocked.', `All ${blocked} are blocked.`)
      : agreeing(landing, 'The attack lands.', `All ${landing} land, each with its own damage.`);
  },
  evaluate({ attackLevels, equipment, equipmentLevel, won }, ruling) {
    const attackLevel = Math.max(...attackLevels);
    const { allowed } = ruling.run(parryItemOverride, { equipment, equipmentLevel, attackLevel });
    const blocked = allowed && won ? attackLevels.length : 0;
    const landing = attackLevels.length - blocked;
    const price = allowed ? 1 : 0;
    return { allowed, blocked, landing, critD20sRolled: landing, tokensSpent: price, slotsSpent: price };
  },
});
