import { z } from 'zod';
import { parameter } from '../../../kernel/parameter.ts';
import { flag, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { itemLevel, ParryEquipment } from '../vocabulary.ts';

const reach = (equipment: 'shield' | 'weapon', levels: number) =>
  parameter({
    id: `cerberus.martial.parry.level-limit#${equipment}`,
    title: `levels above its own that a ${equipment} can parry`,
    default: levels,
    schema: whole(0, 10, `Levels above its own that a ${equipment} can parry.`),
    unit: 'levels',
    changedBy: 'the text of an enchanted object',
  });
const reaches = { shield: reach('shield', 2), weapon: reach('weapon', 1) };

/** A shield parries up to its own level + 2, a weapon up to its own level + 1; beyond that no parry can be declared. */
export const parryLevelLimit = formula({
  id: 'cerberus.martial.parry.level-limit',
  input: z.strictObject({
    equipment: ParryEquipment,
    equipmentLevel: itemLevel('Level of the shield or weapon; 0 is nonmagical.'),
    attackLevel: itemLevel('Level of the attacking weapon, ammunition or spell.'),
  }),
  output: z.strictObject({
    allowed: flag('Whether the parry can be declared.'),
    highest: whole(0, 100, { description: 'The highest level it can meet.', unit: 'levels' }),
  }),
  parameters: [reaches.shield, reaches.weapon],
  says: ({ allowed, highest }, { equipment, equipmentLevel, attackLevel }) =>
    `A level ${equipmentLevel} ${equipment} meets up to level ${highest}: level ${attackLevel} ${allowed ? 'can' : 'cannot'} be parried.`,
  evaluate({ equipment, equipmentLevel, attackLevel }, ruling) {
    const highest = equipmentLevel + ruling.parameter(reaches[equipment]);
    return { allowed: attackLevel <= highest, highest };
  },
});
