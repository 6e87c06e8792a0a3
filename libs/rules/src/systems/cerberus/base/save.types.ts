import { cerberusBaseTables } from '@riposte/content';
import { z } from 'zod';
import { text } from '../../../kernel/schema.ts';
import { rowOf } from '../../../kernel/table.ts';
import { formula } from '../../../kernel/unit.ts';
import { Attribute, Save } from '../vocabulary.ts';

/** Which attribute each Save adds, and what it resists. */
export const saveTypes = formula({
  id: 'cerberus.base.save.types',
  input: z.strictObject({ save: Save }),
  output: z.strictObject({
    attribute: Attribute.describe('The attribute that the Save adds.'),
    against: z.array(text(100, 'Something it resists.')).max(20).describe('What it resists.'),
  }),
  says: ({ attribute }, { save }) => `The ${save} Save adds ${attribute.toUpperCase()}.`,
  evaluate({ save }) {
    const { attribute, against } = rowOf(cerberusBaseTables.saveTypes, 'save', save);
    return { attribute, against: [...against] };
  },
});
