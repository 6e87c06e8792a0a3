import { listLoader, textLoaders, wordLoaders } from 'virtual:texts';
import type { Entry, Table, Term } from '@riposte/content';
import { oncePer } from '../engine/once-per.ts';
import { ownOf } from '../engine/own-of.ts';
import { type Library, libraryOf } from './library.ts';
import type { Shelf } from './shelves.ts';

/** What of the rulebooks has been asked for, kept once it is here. */

let loading: Promise<Library> | undefined;
let loaded: Library | undefined;

/** The list of everything that can be looked up, loaded when somebody first opens it. */
export function library(): Promise<Library> {
  loading ??= listLoader().then(({ systems }) => {
    loaded = libraryOf(systems);
    return loaded;
  });
  return loading;
}

/** The list if it is already here, so that a screen opened again doesn't wait for a promise. */
export function libraryNow(): Library | undefined {
  return loaded;
}

/** The texts of some chapters, found by id. */
export interface Texts {
  entry(id: string): Entry | undefined;
  table(id: string): Table | undefined;
}

/** @param chapters in any order; those that there are none of are left out */
export function textsOf(chapters: readonly string[]): Promise<Texts> {
  return gathered([...new Set(chapters)].sort().join());
}

const gathered = oncePer(async (names): Promise<Texts> => {
  const found = (await Promise.all(names.split(',').map((name) => ownOf(textLoaders, name)?.()))).flatMap(
    (one) => one?.texts ?? [],
  );
  const entries = new Map(found.flatMap((chapter) => chapter.entries.map((entry) => [entry.id, entry])));
  const tables = new Map(found.flatMap((chapter) => chapter.tables.map((table) => [table.id, table])));
  return { entry: (id) => entries.get(id), table: (id) => tables.get(id) };
});

const wordsHere = new Map<string, readonly Term[]>();

/** A system's glossary. */
export const wordsOf = oncePer(readWords);

async function readWords(system: string): Promise<readonly Term[]> {
  const terms = (await ownOf(wordLoaders, system)?.())?.words ?? [];
  wordsHere.set(system, terms);
  return terms;
}

export function wordsNow(system: string): readonly Term[] | undefined {
  return wordsHere.get(system);
}

/** Everything that is written, for a search through all of it. */
export async function everything(): Promise<Shelf> {
  const chapters = await Promise.all(Object.values(textLoaders).map((load) => load()));
  const glossaries = Object.keys(wordLoaders).map(async (system) => ({ system, terms: await wordsOf(system) }));
  return {
    entries: chapters.flatMap(({ texts: { entries } }) => entries),
    tables: chapters.flatMap(({ texts: { tables } }) => tables),
    words: await Promise.all(glossaries),
  };
}
