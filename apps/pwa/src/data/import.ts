import { database, together } from './database.ts';
import { allRecords } from './export.ts';
import { type ImportItem, type ImportPlan, planImport } from './import-plan.ts';
import { ImportRefused, LARGEST_FILE, type ReadImport, readImport } from './import-read.ts';
import { keyOf, tableNames } from './records.ts';
import { isSame } from './same.ts';

export * from './import-plan.ts';
export { ImportRefused, type ReadImport } from './import-read.ts';
export { tableWords } from './import-words.ts';

/** A file that was read, and what taking it in would do. */
export interface Preview {
  read: ReadImport;
  plan: ImportPlan;
}

/** Reads a file and compares it with what is here. Nothing is written. @throws ImportRefused in words */
export async function previewImport(file: Blob): Promise<Preview> {
  if (file.size > LARGEST_FILE)
    throw new ImportRefused('This file is far larger than any that Riposte exports. Choose another.');
  return previewAgain(readImport(await file.text()));
}

export async function previewAgain(read: ReadImport): Promise<Preview> {
  return { read, plan: planImport(read.tables, await allRecords()) };
}

/** What was here has changed between preview and import; nothing was taken. */
export class ChangedMeanwhile extends Error {
  override name = 'ChangedMeanwhile';
}

/**
 * Takes in the records that were chosen, all in one transaction.
 * @returns what brings back how it was; what has been changed since stays as it is then
 * @throws ChangedMeanwhile when one of them would replace something that the preview did not show
 */
export function applyImport(items: readonly ImportItem[]): Promise<() => Promise<void>> {
  return together(async () => {
    for (const table of tableNames) {
      const taken = items.filter((item) => item.table === table);
      const now = await database.table(table).bulkGet(taken.map(({ incoming }) => keyOf(table, incoming)));
      if (taken.some(({ present }, i) => !isSame(now[i], present))) throw new ChangedMeanwhile();
      await database.table(table).bulkPut(taken.map(({ incoming }) => incoming));
    }
    return () => undone(items);
  });
}

function undone(items: readonly ImportItem[]): Promise<void> {
  return together(async () => {
    for (const { table, incoming, present } of items) {
      const key = keyOf(table, incoming);
      if (!isSame(await database.table(table).get(key), incoming)) continue;
      await (present ? database.table(table).put(present) : database.table(table).delete(key));
    }
  });
}
