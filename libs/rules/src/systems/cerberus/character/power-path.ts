import { cerberusCharacterTables } from '@riposte/content';
import { z } from 'zod';
import { choice, decimal, text, whole } from '../../../kernel/schema.ts';
import { rowOf } from '../../../kernel/table.ts';
import { formula } from '../../../kernel/unit.ts';
import { Attribute } from '../vocabulary.ts';
import { PowerSource } from './figures.ts';

export const Mana = choice('CerberusMana', ['red', 'divine', 'blue'], 'The kind of mana.');

const word = (description: string) => text(100, description).nullable();

/** The row of a source of power: what adds to the caster level, and how many slots each level holds. */
export const powerPath = formula({
  id: 'cerberus.character.power-path',
  input: z.strictObject({ source: PowerSource }),
  output: z.strictObject({
    base_cl: whole(0, 100, { description: 'Caster level to start from.', unit: 'levels' }),
    cl_per_cha: decimal(0, 100, 'What each point of Charisma adds to the caster level.').nullable(),
    cl_granted_by: word('What grants caster levels.'),
    cl_cap: word('How much is granted at most.'),
    slots_base: whole(0, 100, 'Slots to start from.'),
    slots_attribute: Attribute.describe('The attribute that adds slots.'),
    slots_ratio: decimal(0, 100, 'What each point of it adds.'),
    slots_unit: word('What each pool of slots belongs to.'),
    mana: Mana.describe('The kind of mana that is normally cast from it.'),
    users: word('Who uses it.'),
  }),
  says: ({ base_cl, slots_base, slots_attribute, slots_ratio }, { source }) =>
    `${source}: caster level from ${base_cl}, slots ${slots_base} + ${slots_ratio} × ${slots_attribute.toUpperCase()}.`,
  evaluate({ source: given }) {
    const { source, ...row } = rowOf(cerberusCharacterTables.powerPaths, 'source', given);
    return row;
  },
});
