import type { Chapter, Entry, System, Table, Term } from '@riposte/content';
import { chapterNameOf } from '../engine/chapter-name.ts';

/**
 * The rulebooks as the app stores them: one list of everything that there is, small enough to be there at once, and the texts in
 * files by chapter, so that a system that nobody reads is never loaded.
 */

/** A rule as lists show it. */
export type ListedEntry = Pick<Entry, 'id' | 'title' | 'kind'> & {
  /** What else players may seek it by. */
  called?: string;
};
export type ListedTable = Pick<Table, 'id' | 'title' | 'alsoOf'>;

export interface ListedChapter extends Omit<Chapter, 'entries'> {
  entries: readonly ListedEntry[];
}

export interface ListedSystem extends Pick<System, 'id' | 'title' | 'summary'> {
  chapters: readonly ListedChapter[];
  tables: readonly ListedTable[];
  /** How many words its glossary explains. */
  words: number;
}

/** The rules and tables of a chapter, whole. */
export interface ChapterTexts {
  entries: readonly Entry[];
  tables: readonly Table[];
}

export function listed({ id, title, summary, chapters, tables, glossary, soughtAs = {} }: System): ListedSystem {
  return {
    id,
    title,
    summary,
    chapters: chapters.map((chapter) => ({
      ...chapter,
      entries: chapter.entries.map((entry) => listedEntry(entry, soughtAs[entry.id])),
    })),
    tables: tables.map((table) => {
      const { alsoOf } = table;
      return { id: table.id, title: table.title, ...(alsoOf ? { alsoOf } : {}) };
    }),
    words: glossary.length,
  };
}

function listedEntry({ id, title, kind }: Entry, called: string | undefined): ListedEntry {
  return { id, title, kind, ...(called === undefined ? {} : { called }) };
}

/** By chapter; a table may belong to a chapter that has no rules here yet. */
export function textsByChapter({ chapters, tables }: System): Record<string, ChapterTexts> {
  const names = new Set([...chapters.map(({ id }) => id), ...tables.map(({ id }) => chapterNameOf(id))]);
  const textsOf = (name: string): ChapterTexts => ({
    entries: chapters.find(({ id }) => id === name)?.entries ?? [],
    tables: tables.filter(({ id }) => chapterNameOf(id) === name),
  });
  return Object.fromEntries([...names].map((name) => [name, textsOf(name)]));
}

/** Everything of several chapters, and the words of several systems. */
export interface Shelf extends ChapterTexts {
  words: readonly { system: string; terms: readonly Term[] }[];
}
