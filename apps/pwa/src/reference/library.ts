import { type Chapter, type Entry, loadSystems, type System, type Table, type Term } from '@riposte/content';

/** An entry with where it stands. */
export interface PlacedEntry {
  entry: Entry;
  chapter: Chapter;
  system: System;
}

export interface PlacedTable {
  table: Table;
  system: System;
}

export interface PlacedTerm {
  term: Term;
  system: System;
}

/** All that can be looked up, by id. */
export interface Library {
  systems: readonly System[];
  entries: ReadonlyMap<string, PlacedEntry>;
  tables: ReadonlyMap<string, PlacedTable>;
  terms: readonly PlacedTerm[];
  /** The table of an entry, or tables, whether of its own or shared with others. */
  tablesOf(entry: string): readonly Table[];
}

/** Everything below is found by id; built in a few milliseconds for hundreds of entries. */
export function libraryOf(systems: readonly System[]): Library {
  const entries = new Map<string, PlacedEntry>();
  const tables = new Map<string, PlacedTable>();
  const byEntry = new Map<string, Table[]>();
  for (const system of systems) {
    for (const chapter of system.chapters)
      for (const entry of chapter.entries) entries.set(entry.id, { entry, chapter, system });
    for (const table of system.tables) {
      tables.set(table.id, { table, system });
      for (const id of [table.id, ...(table.alsoOf ?? [])]) byEntry.set(id, [...(byEntry.get(id) ?? []), table]);
    }
  }
  const terms = systems.flatMap((system) => system.glossary.map((term) => ({ term, system })));
  return { systems, entries, tables, terms, tablesOf: (entry) => byEntry.get(entry) ?? [] };
}

/** The entries worth reading next that are here; a chapter that isn't written yet leaves no dead link. */
export function relatedEntries(library: Library, entry: Entry): PlacedEntry[] {
  return entry.related.flatMap((id) => library.entries.get(id) ?? []);
}

let loading: Promise<Library> | undefined;
let loaded: Library | undefined;

/** The whole reference, loaded once when somebody first opens it. */
export function library(): Promise<Library> {
  loading ??= loadSystems().then((systems) => {
    loaded = libraryOf(systems);
    return loaded;
  });
  return loading;
}

/** The reference if it is already here, so that a screen opened again doesn't wait for a promise. */
export function libraryNow(): Library | undefined {
  return loaded;
}
