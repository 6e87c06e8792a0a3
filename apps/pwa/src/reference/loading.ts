import { listLoader, textLoaders, wordLoaders } from 'virtual:texts';
import type { Entry, Table, Term } from '@riposte/content';
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

const texts = new Map<string, Promise<Texts>>();

/** @param chapters in any order; those that there are none of are left out */
export function textsOf(chapters: readonly string[]): Promise<Texts> {
  const names = [...new Set(chapters)].sort();
  const known = texts.get(names.join()) ?? gathered(names);
  // A failure is kept as well: a screen that asks again and again would never get to say so.
  texts.set(names.join(), known);
  return known;
}

async function gathered(names: readonly string[]): Promise<Texts> {
  const found = (await Promise.all(names.map((name) => textLoaders[name]?.()))).flatMap((one) => one?.texts ?? []);
  const entries = new Map(found.flatMap((chapter) => chapter.entries.map((entry) => [entry.id, entry])));
  const tables = new Map(found.flatMap((chapter) => chapter.tables.map((table) => [table.id, table])));
  return { entry: (id) => entries.get(id), table: (id) => tables.get(id) };
}

const words = new Map<string, Promise<readonly Term[]>>();
const wordsHere = new Map<string, readonly Term[]>();

/** A system's glossary. */
export function wordsOf(system: string): Promise<readonly Term[]> {
  const known = words.get(system) ?? readWords(system);
  words.set(system, known);
  return known;
}

async function readWords(system: string): Promise<readonly Term[]> {
  const terms = (await wordLoaders[system]?.())?.words ?? [];
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
