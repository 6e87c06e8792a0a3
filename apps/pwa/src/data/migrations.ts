import type { TableName } from './records.ts';

/** A record of an older version: its fields are checked only once it has been raised to the present one. */
export type OlderRecord = Record<string, unknown>;

/** The version of the database's schema and of what an export holds. */
export const DATA_VERSION = 4;

/** What one version changes in the records of the version before; a table that isn't named stays as it is. */
type Migration = Partial<Record<TableName, (older: OlderRecord) => OlderRecord>>;

/** By the version that each leads to. The database and an import of an older export take the same ones. */
const migrations: Readonly<Record<number, Migration>> = {
  // The history can be filtered by system, and reads well even when an operation is no longer known.
  2: { rulings: withSystemAndTitle },
  // There are packs of content; nothing that was there before changes.
  3: {},
  // And fights, which are new as well.
  4: {},
};

/** One record, raised from the version it was written by to a later one. */
export function raised(table: TableName, record: OlderRecord, from: number, to = DATA_VERSION): OlderRecord {
  let current = record;
  for (let version = from + 1; version <= to; version++) current = migrations[version]?.[table]?.(current) ?? current;
  return current;
}

/** The tables whose records a version changes. */
export function tablesChangedBy(version: number): TableName[] {
  return Object.keys(migrations[version] ?? {}) as TableName[];
}

function withSystemAndTitle(older: OlderRecord): OlderRecord {
  const operation = typeof older.operation === 'string' ? older.operation : '';
  return { ...older, system: older.system ?? systemOf(operation), title: older.title ?? titleFrom(operation) };
}

/** `cerberus.martial.attack` → `cerberus` */
export function systemOf(id: string): string {
  return id.split('.', 1)[0] ?? '';
}

/** `cerberus.martial.shield-strike` → `Shield strike`: the best that an id alone can tell. */
export function titleFrom(id: string): string {
  const words = (id.split('.').at(-1) ?? '').replaceAll('-', ' ');
  return words === '' ? 'A ruling' : words.charAt(0).toUpperCase() + words.slice(1);
}
