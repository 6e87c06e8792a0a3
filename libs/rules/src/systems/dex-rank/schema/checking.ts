import { z } from 'zod';
import { shown } from '../../../kernel/problem.ts';
import { decimal } from '../../../kernel/schema.ts';

/** Checking what a game master wrote down: rows are taken as they are, and every slip is told in words. */

/** One slip: which entry, which field, what would be right. */
export const RowFault = z
  .strictObject({
    entry: z.string().describe('Id of the entry, or its number.'),
    field: z.string().describe('The field.'),
    expected: z.string().describe('What would be right.'),
    got: z.string().describe('What stands there.'),
  })
  .meta({ id: 'DexRankRowFault', description: 'One slip in a table of your own.' });
export type RowFault = z.infer<typeof RowFault>;

/** Fields that take what was written, right or wrong. */
export const looseText = (description: string) => z.string().max(300).describe(description).optional();
export const looseNumber = (description: string) => decimal(-1_000_000, 1_000_000, description).optional();
export const looseFlag = (description: string) => z.boolean().describe(description).optional();

/** What one field has to be. A field that is not required may be absent. */
export interface FieldCheck {
  field: string;
  expected: string;
  required: boolean;
  holds(value: unknown): boolean;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isWholeWithin = (least: number, most: number) => (value: unknown) =>
  Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;

export const named = (field: string): FieldCheck => ({ field, expected: 'a text', required: true, holds: isText });
export const oneOf = (field: string, words: readonly string[], required = true): FieldCheck => ({
  field,
  expected: `one of ${words.join(', ')}`,
  required,
  holds: (value) => words.includes(String(value)),
});
export const wholeFrom = (field: string, least: number, most: number, required = true): FieldCheck => ({
  field,
  expected: `a whole number from ${least} to ${most}`,
  required,
  holds: isWholeWithin(least, most),
});
export const dice = (field: string, isDice: (text: string) => boolean, required = true): FieldCheck => ({
  field,
  expected: 'dice such as 1d8, 2d6+1 or 1d10-1',
  required,
  holds: (value) => isText(value) && isDice(value),
});

/** Every slip of one row. @param at its number from 0 */
export function faultsOf(row: { id?: string | undefined }, at: number, checks: readonly FieldCheck[]): RowFault[] {
  return checks.flatMap(({ field, expected, required, holds }) => {
    const value = (row as Record<string, unknown>)[field];
    if (value === undefined ? !required : holds(value)) return [];
    return [{ entry: row.id ?? `${at + 1}`, field, expected, got: shown(value) }];
  });
}

/** Such as `club, canImpale: expected no mark, got true`. */
export const inWords = ({ entry, field, expected, got }: RowFault) =>
  `${entry}, ${field}: expected ${expected}, got ${got}`;

export const faults = z.array(RowFault).describe('Every slip, in words.');

/** Ids that come again, as slips of the later rows. */
export function repeatedIds(rows: readonly { id?: string | undefined }[]): RowFault[] {
  return rows.flatMap(({ id }, at) =>
    id !== undefined && rows.findIndex((row) => row.id === id) < at
      ? [{ entry: id, field: 'id', expected: 'an id that no other entry has', got: shown(id) }]
      : [],
  );
}
