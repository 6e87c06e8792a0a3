import { type Entry, isCalled, type Table, type Term } from '@riposte/content';
import type { SearchOptions, SearchResult } from 'minisearch';
import MiniSearch from 'minisearch';
import type { Library, PlacedEntry, PlacedTable } from './library.ts';
import { GLOSSARY, rulePath, tablePath } from './paths.ts';
import type { Shelf } from './shelves.ts';
import { cellWords } from './words.ts';

export type HitKind = 'play' | 'rule' | 'table' | 'term';

/** One thing that was found, with where it leads. */
export interface Hit {
  /** For lists; never shown. */
  name: string;
  kind: HitKind;
  title: string;
  /** One line below the title. */
  detail: string;
  path: string;
  /** The id of its system. */
  system: string;
  systemTitle: string;
}

/** Hits of one kind, best first. */
export interface HitGroup {
  kind: HitKind;
  title: string;
  hits: Hit[];
}

/** Something to play, as the app's catalogue has it. */
export interface Playable {
  id: string;
  title: string;
  summary: string;
  path: string;
  system: { id: string; title: string };
}

interface Document extends Hit {
  /** What else it is found by: a table's words, a term's explanation, an entry's text. */
  text: string;
  also: string;
  /** What players of other games call it. */
  called: string;
}

const groupTitles: Readonly<Record<HitKind, string>> = {
  play: 'Resolve',
  rule: 'Rules',
  table: 'Tables',
  term: 'Words',
};
const MOST_PER_GROUP = 12;
/** Documents that are taken in at once, between two frames. */
const CHUNK = 20;

export interface SearchIndex {
  /** Groups in the order of their best hit; none for an empty question. */
  find(question: string): HitGroup[];
}

/**
 * Builds the index a few entries at a time, so that nothing on the screen waits for it.
 * @param shelf what is written; without it titles alone are looked into, which are there at once
 */
export async function searchIndex(
  library: Library,
  playables: readonly Playable[],
  shelf: Shelf = NOTHING_WRITTEN,
): Promise<SearchIndex> {
  const index = new MiniSearch<Document>({
    idField: 'name',
    fields: ['title', 'called', 'also', 'text'],
    storeFields: ['name', 'kind', 'title', 'called', 'detail', 'path', 'system', 'systemTitle'],
    searchOptions: { prefix: true, boost: { title: 5, called: 5, also: 2 }, combineWith: 'AND' },
  });
  await index.addAllAsync(documentsOf(library, playables, shelf), { chunkSize: CHUNK });
  return { find: (question) => grouped(found(index, question)) };
}

const NOTHING_WRITTEN: Shelf = { entries: [], tables: [], words: [] };

/** One typo in a word of three to seven letters, two in a longer one; a number is meant as it is written. */
function typosIn(word: string): number | boolean {
  if (word.length < 3 || /\d/.test(word)) return false;
  return 0.2;
}

/** The words of a glossary that are meant by what was typed: those that hold it, else those that nearly do. */
export function wordsLike(glossary: readonly Term[], typed: string): readonly Term[] {
  const sought = typed.trim().toLowerCase();
  const holding = glossary.filter(({ term, means }) => `${term} ${means}`.toLowerCase().includes(sought));
  if (holding.length > 0) return holding;
  const index = new MiniSearch<Term>({ idField: 'term', fields: ['term'] });
  index.addAll(glossary);
  const found = new Set(index.search(sought, { prefix: true, fuzzy: swapsIn }).map(({ id }) => id));
  return glossary.filter(({ term }) => found.has(term));
}

/** Two letters in each other's place are two typos; with more, a word is another one: greataxe is no creature. */
function swapsIn(word: string): number {
  return Math.min(2, Math.round(0.4 * word.length));
}

/** All words as they are written; where nothing has them, with typos, with letters swapped, and at last any of them. */
const WAYS: readonly SearchOptions[] = [
  {},
  { fuzzy: typosIn },
  { fuzzy: swapsIn },
  { fuzzy: typosIn, combineWith: 'OR' },
];

function found(index: MiniSearch<Document>, question: string): SearchResult[] {
  if (question.trim() === '') return [];
  for (const way of WAYS) {
    const results = index.search(question, { ...way, boostDocument: boostOf(question) });
    if (results.length > 0) return results;
  }
  return [];
}

const CALLED_SO = 10;

/** What is called exactly so comes first, whatever is written elsewhere. */
function boostOf(question: string): SearchOptions['boostDocument'] {
  return (_name, _word, stored) => {
    const { title = '', called } = (stored ?? {}) as Partial<Document>;
    return isCalled(question, title, called) ? CALLED_SO : 1;
  };
}

function grouped(results: readonly SearchResult[]): HitGroup[] {
  const groups = new Map<HitKind, Hit[]>();
  for (const result of results) {
    const { name, kind, title, detail, path, system, systemTitle } = result as unknown as Hit;
    const hits = groups.get(kind) ?? [];
    groups.set(kind, hits);
    if (hits.length < MOST_PER_GROUP) hits.push({ name, kind, title, detail, path, system, systemTitle });
  }
  return [...groups].map(([kind, hits]) => ({ kind, title: groupTitles[kind], hits }));
}

function documentsOf(library: Library, playables: readonly Playable[], shelf: Shelf): Document[] {
  const entries = new Map(shelf.entries.map((entry) => [entry.id, entry]));
  const tables = new Map(shelf.tables.map((table) => [table.id, table]));
  return [
    ...playables.map(ofPlayable),
    ...[...library.entries.values()].map((placed) => ofEntry(placed, entries.get(placed.entry.id))),
    ...[...library.tables.values()].map((placed) => ofTable(placed, tables.get(placed.table.id))),
    ...shelf.words.flatMap(({ system, terms }) => {
      const title = library.systems.find(({ id }) => id === system)?.title ?? '';
      return terms.map((term) => ofTerm(term, library, { id: system, title }));
    }),
  ];
}

function ofEntry({ entry, chapter, system }: PlacedEntry, whole: Entry | undefined): Document {
  const readings = whole?.readings?.flatMap(({ question, reading }) => [question, reading]) ?? [];
  return {
    name: `rule ${entry.id}`,
    kind: 'rule',
    title: entry.title,
    detail: chapter.title,
    path: rulePath(entry.id),
    system: system.id,
    systemTitle: system.title,
    also: chapter.title,
    called: entry.called ?? '',
    text: [whole?.text ?? '', ...readings].join(' '),
  };
}

function ofTable({ table, system }: PlacedTable, whole: Table | undefined): Document {
  const { columns = [], rows = [] } = whole ?? {};
  return {
    name: `table ${table.id}`,
    kind: 'table',
    title: table.title,
    detail: system.title,
    path: tablePath(table.id),
    system: system.id,
    systemTitle: system.title,
    also: columns.map((column) => column.title).join(' '),
    called: '',
    text: rows.flatMap((row) => columns.map((column) => cellWords(row[column.key], column))).join(' '),
  };
}

function ofTerm({ term, means, entry }: Term, library: Library, system: { id: string; title: string }): Document {
  return {
    name: `term ${system.id} ${term}`,
    kind: 'term',
    title: term,
    detail: means,
    path: entry && library.entries.has(entry) ? rulePath(entry) : GLOSSARY,
    system: system.id,
    systemTitle: system.title,
    also: '',
    called: '',
    text: means,
  };
}

function ofPlayable({ id, title, summary, path, system }: Playable): Document {
  const words = { title, detail: summary, also: system.title, called: '', text: summary };
  return { name: `play ${id}`, kind: 'play', path, system: system.id, systemTitle: system.title, ...words };
}
