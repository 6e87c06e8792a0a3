import { z } from 'zod';
import type { Migration } from '../migration.ts';
import { identifier, text } from '../schema.ts';
import type { EntryValue } from './kind.ts';

/** The version of a document's form. It rises when the form changes, and `MIGRATIONS` raise older documents. */
export const PACK_FORMAT = 1;

/** Raises a document one form version up: the first raises version 1 to 2. */
export const MIGRATIONS: readonly Migration[] = [];

/** The most entries of one pack, of all kinds together. */
export const MOST_ENTRIES = 1000;

/** Content of one system that somebody brings along, checked. */
export interface Pack {
  formatVersion: typeof PACK_FORMAT;
  id: string;
  title: string;
  /** The content's own version: one to three numbers, such as `2` or `1.4.0`. */
  version: string;
  system: string;
  entries: Readonly<Record<string, readonly EntryValue[]>>;
}

const VERSION = /^\d{1,6}(\.\d{1,6}){0,2}$/;
/** Parts of the service's paths. */
const RESERVED = new Set(['kinds', 'check']);
const PACK_ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Everything of a document beside its entries. */
export const PackHead = z.strictObject({
  formatVersion: z.literal(PACK_FORMAT).optional().describe('The version of the form of packs; 1 when absent.'),
  id: text(60, 'Id of the pack; entries are called by it, such as harbor-watch:gaff.')
    .regex(PACK_ID, 'lower-case letters and digits with single dashes, such as harbor-watch')
    .refine((id) => !RESERVED.has(id), 'another id: kinds and check are taken'),
  title: text(120, 'Title, as players read it.'),
  version: z
    .preprocess(
      (version) => (typeof version === 'number' ? String(version) : version),
      z.string().regex(VERSION, 'one to three numbers with points between them, such as 1 or 1.2.0'),
    )
    .describe("The content's own version, such as 1 or 1.2.0."),
  system: text(60, 'Id of the system it belongs to.'),
  entries: z.record(z.string(), z.unknown()).describe('Lists of entries, by kind.'),
});

/** The id of an entry; ids of one pack differ whatever the kind, so that `pack:entry` says which is meant. */
export const entryId = () => identifier('A short name for the entry that no other of the pack has.');

/** How many newer a version is than another: positive, 0 or negative. */
export function comparedVersions(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number)) as [number[], number[]];
  for (let i = 0; i < 3; i++) {
    const order = (a[i] ?? 0) - (b[i] ?? 0);
    if (order !== 0) return order;
  }
  return 0;
}

/** Every entry of a pack with its kind. */
export function entriesOf({ entries }: Pack): { kind: string; entry: EntryValue }[] {
  return Object.entries(entries).flatMap(([kind, list]) => list.map((entry) => ({ kind, entry })));
}
