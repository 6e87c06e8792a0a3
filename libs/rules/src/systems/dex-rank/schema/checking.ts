import { z } from 'zod';
import { checkedEntry, type PackKind, type Slip } from '../../../kernel/packs/kind.ts';
import { shown } from '../../../kernel/problem.ts';
import { decimal } from '../../../kernel/schema.ts';
import { possessive, spaced, upperFirst } from '../../../kernel/words.ts';

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
export const looseText = (description: string, title?: string) =>
  z
    .string()
    .max(300)
    .meta({ ...(title && { title }), description })
    .optional();
export const looseNumber = (description: string) => decimal(-1_000_000, 1_000_000, description).optional();
export const looseFlag = (description: string) => z.boolean().describe(description).optional();

/** What the kind of content says of one row, and what else is wrong with it. */
export function verdictOn(
  kind: Pick<PackKind, 'schema' | 'slips'>,
  row: { id?: string | undefined },
  more: readonly Slip[] = [],
) {
  const all = [...checkedEntry(kind, row).slips, ...more].map(({ way, expected, got }) => ({
    entry: row.id ?? '1',
    field: way.join('.'),
    expected,
    got,
  }));
  return { valid: all.length === 0, problems: all.map(({ field }) => field), faults: all };
}

/**
 * Such as `the toy shield's rating must be at least 15 for a new shield, not 10`.
 * @param name of the entry, where it has one
 */
export function inWords({ entry, field, expected, got }: RowFault, name = entry): string {
  if (entry === FUMBLES_HTH) return `the hand-to-hand table needs ${expected}`;
  const what = `${possessive(/^\d+$/.test(name) ? `entry ${name}` : `the ${name}`)} ${fieldWords(field)}`;
  if (got === 'nothing') return `${what} is missing: it must be ${expected}`;
  return `${what} must be ${expected}${got === 'true' || got === 'false' ? '' : `, not ${got}`}`;
}

const fieldWords = (field: string) => FIELDS[field] ?? spaced(field.replaceAll('.', ', '));

const FIELDS: Readonly<Record<string, string>> = {
  canImpale: 'mark for impaling',
  canParry: 'mark for parrying',
  impromptu: 'mark as impromptu',
  addsDamageBonus: 'share of the damage bonus',
  rerolls: 'number of further rolls',
  from: 'lowest roll',
  to: 'highest roll',
};

/** The entry that stands for the whole table of hand-to-hand fumbles. */
export const FUMBLES_HTH = 'hth';

/** All slips of one row. */
export const allInWords = (all: readonly RowFault[], { name }: { name?: string | undefined } = {}) =>
  `${upperFirst(all.map((fault) => inWords(fault, name)).join('; '))}.`;

export const faults = z.array(RowFault).describe('Every slip, in words.');

/** Ids that come again, as slips of the later rows. */
export function repeatedIds(rows: readonly { id?: string | undefined }[]): RowFault[] {
  return rows.flatMap(({ id }, at) =>
    id !== undefined && rows.findIndex((row) => row.id === id) < at
      ? [{ entry: id, field: 'id', expected: 'an id that no other entry has', got: shown(id) }]
      : [],
  );
}
