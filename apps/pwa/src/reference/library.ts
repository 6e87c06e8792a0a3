import type { Entry } from '@riposte/content';
import type { ListedChapter, ListedEntry, ListedSystem, ListedTable } from './shelves.ts';

/** An entry with where it stands. */
export interface PlacedEntry {
  entry: ListedEntry;
  chapter: ListedChapter;
  system: ListedSystem;
}

export interface PlacedTable {
  table: ListedTable;
  system: ListedSystem;
}

/** All that can be looked up, by id. */
export interface Library {
  systems: readonly ListedSystem[];
  entries: ReadonlyMap<string, PlacedEntry>;
  tables: ReadonlyMap<string, PlacedTable>;
  /** The table of an entry, or tables, whether of its own or shared with others. */
  tablesOf(entry: string): readonly ListedTable[];
}

/** Everything below is found by id; built in a few milliseconds for hundreds of entries. */
export function libraryOf(systems: readonly ListedSystem[]): Library {
  const entries = new Map<string, PlacedEntry>();
  const tables = new Map<string, PlacedTable>();
  const byEntry = new Map<string, ListedTable[]>();
  for (const system of systems) {
    for (const chapter of system.chapters)
      for (const entry of chapter.entries) entries.set(entry.id, { entry, chapter, system });
    for (const table of system.tables) {
      tables.set(table.id, { table, system });
      for (const id of [table.id, ...(table.alsoOf ?? [])]) byEntry.set(id, [...(byEntry.get(id) ?? []), table]);
    }
  }
  return { systems, entries, tables, tablesOf: (entry) => byEntry.get(entry) ?? [] };
}

/** The entries worth reading next that are here; a chapter that isn't written yet leaves no dead link. */
export function relatedEntries(library: Library, entry: Entry): PlacedEntry[] {
  return entry.related.flatMap((id) => library.entries.get(id) ?? []);
}
