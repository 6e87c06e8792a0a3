import { cerberusMartialTables } from '@riposte/content';
import { z } from 'zod';
import { flag, whole } from '../../../kernel/schema.ts';
import { rowOf } from '../../../kernel/table.ts';
import { formula } from '../../../kernel/unit.ts';
import { counted } from '../../../kernel/words.ts';
import { PersonalDefense } from './positions.ts';

/** What a dodge or a parry costs, needs and achieves. */
export const defenseComparison = formula({
  id: 'cerberus.martial.defense.comparison',
  input: z.strictObject({ defense: PersonalDefense }),
  output: z.strictObject({
    defense: PersonalDefense,
    resource: z.string().describe('What it spends.'),
    board_slots: whole(0, 100, { description: 'Slots it takes on the Action Board.', unit: 'slots' }),
    requirement: z.string().describe('What it takes.'),
    physical_success: z.string().describe('What success does to a physical attack.'),
    damage_spell_success: z.string().describe('What success does to a damage spell.'),
    weapon_level_matters: flag("Whether the level of the attacker's weapon matters."),
  }),
  says: ({ defense, resource, board_slots, requirement }) =>
    `A ${defense} costs ${resource} and ${counted(board_slots, 'slot')}; it needs: ${requirement}.`,
  evaluate: ({ defense }) => ({ ...rowOf(cerberusMartialTables.defenseComparison, 'defense', defense) }),
});
