import { database } from './database.ts';
import { DATA_VERSION } from './migrations.ts';
import { type TableName, type Tables, tableNames } from './records.ts';

export const EXPORT_FORMAT = 'riposte-data';

/** Everything the app keeps, as one document that another device can take in. */
export interface ExportDocument {
  format: typeof EXPORT_FORMAT;
  formatVersion: number;
  /** ISO 8601. */
  exportedAt: string;
  tables: TableContents;
}

export type TableContents = { [N in TableName]: Tables[N][] };

/** All tables as they stand at one moment. */
export function allRecords(): Promise<TableContents> {
  return Promise.resolve(
    database.transaction('r', tableNames, async () => {
      const read = tableNames.map(async (name) => [name, await database.table(name).toArray()] as const);
      return Object.fromEntries(await Promise.all(read)) as TableContents;
    }),
  );
}

export async function exportData(): Promise<ExportDocument> {
  const tables = await allRecords();
  return { format: EXPORT_FORMAT, formatVersion: DATA_VERSION, exportedAt: new Date().toISOString(), tables };
}

/** The document as a file, named by its day. */
export function exportFile(document: ExportDocument): File {
  const name = `riposte-${document.exportedAt.slice(0, 10)}.json`;
  return new File([JSON.stringify(document, null, 1)], name, { type: 'application/json' });
}

/** How many records each table holds, and how long the whole is in bytes as an export. */
export interface Stored {
  counts: Record<TableName, number>;
  bytes: number;
}

export async function stored(): Promise<Stored> {
  const tables = await allRecords();
  const counts = Object.fromEntries(tableNames.map((name) => [name, tables[name].length]));
  const bytes = new TextEncoder().encode(JSON.stringify(tables)).length;
  return { counts: counts as Stored['counts'], bytes };
}

/** Deletes everything that is kept, in one step. The caller has asked twice. */
export async function deleteEverything(): Promise<void> {
  await database.transaction('rw', tableNames, () =>
    Promise.all(tableNames.map((name) => database.table(name).clear())),
  );
}
