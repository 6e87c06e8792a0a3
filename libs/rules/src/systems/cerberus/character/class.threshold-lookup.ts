import { z } from 'zod';
import { decimal } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { level } from '../vocabulary.ts';

/** A row of a class table. */
export const ClassRow = z
  .strictObject({
    level: level().describe('The level at which the value begins.'),
    value: decimal(-1_000_000, 1_000_000, 'What holds from this level on.'),
  })
  .meta({ id: 'CerberusClassRow', description: 'A level and the value that holds from it on.' });
export type ClassRow = z.infer<typeof ClassRow>;

export const classRows = (description: string) =>
  z
    .array(ClassRow)
    .max(50)
    .refine((rows) => new Set(rows.map((row) => row.level)).size === rows.length, 'each level once')
    .meta({ description: `${description} Each level once.` });

/** A listed value holds from its level to the next listed one; below the first row there is none. */
export const classThresholdLookup = formula({
  id: 'cerberus.character.class.threshold-lookup',
  input: z.strictObject({ rows: classRows('The rows of the table.'), level: level() }),
  output: z.strictObject({
    value: ClassRow.shape.value.optional().describe('What holds at the level; absent below the first row.'),
  }),
  says: ({ value }, { level: at }) => (value === undefined ? `No value at level ${at}.` : `${value} at level ${at}.`),
  evaluate({ rows, level: at }) {
    const reached = rows.filter((row) => row.level <= at).sort((a, b) => b.level - a.level);
    return { value: reached[0]?.value };
  },
});
