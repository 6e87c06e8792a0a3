import { cerberusCharacterTables } from '@riposte/content';
import { z } from 'zod';
import { text } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { Attribute } from '../vocabulary.ts';
import { isSameName } from './figures.ts';

/** The attribute that usually suits a field of magical development, by the field's name or one of its examples. */
export const affinities = formula({
  id: 'cerberus.character.affinities',
  input: z.strictObject({ field: text(120, 'What is developed, such as enchantment or Quicken Spell.') }),
  output: z.strictObject({
    attribute: Attribute.optional().describe('The attribute that suits it; absent where the table names none.'),
    note: text(300, 'What else the table says of it.').optional(),
  }),
  says: ({ attribute }, { field }) =>
    attribute ? `${field} leans on ${attribute.toUpperCase()}.` : `No attribute is named for ${field}.`,
  evaluate({ field }) {
    const row = cerberusCharacterTables.affinities.find((one) =>
      [one.field, ...one.examples].some((name) => isSameName(name, field)),
    );
    return { attribute: row?.attribute, note: row?.note ?? undefined };
  },
});
