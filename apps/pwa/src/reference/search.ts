import type { SearchResult } from 'minisearch';
import MiniSearch from 'minisearch';
import type { Library } from './library.ts';
import { GLOSSARY, rulePath, tablePath } from './paths.ts';
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

/** What is looked into: titles are ready at once, whole texts a moment later. */
export type Depth = 'titles' | 'texts';

/** Builds the index a few entries at a time, so that nothing on the screen waits for it. */
export async function searchIndex(
  library: Library,
  playables: readonly Playable[],
  depth: Depth = 'texts',
): Promise<SearchIndex> {
  const index = new MiniSearch<Document>({
    idField: 'name',
    fields: depth === 'titles' ? ['title', 'also'] : ['title', 'also', 'text'],
    storeFields: ['name', 'kind', 'title', 'detail', 'path', 'system', 'systemTitle'],
    searchOptions: { prefix: true, fuzzy: typosIn, boost: { title: 5, also: 2 }, combineWith: 'AND' },
  });
  await index.addAllAsync(documentsOf(library, playables), { chunkSize: CHUNK });
  return { find: (question) => grouped(found(index, question)) };
}

/** One typo in a word of three to seven letters, two in a longer one; a number is meant as it is written. */
function typosIn(word: string): number | boolean {
  if (word.length < 3 || /\d/.test(word)) return false;
  return 0.2;
}

/** All words; where nothing has them all, any of them; and where nothing has any, with letters swapped. */
function found(index: MiniSearch<Document>, question: string): SearchResult[] {
  if (question.trim() === '') return [];
  const all = index.search(question);
  if (all.length > 0) return all;
  const swapped = index.search(question, { fuzzy: 0.4 });
  return swapped.length > 0 ? swapped : index.search(question, { combineWith: 'OR' });
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

function documentsOf(library: Library, playables: readonly Playable[]): Document[] {
  return [
    ...playables.map((playable) => ofPlayable(playable)),
    ...[...library.entries.values()].map(({ entry, chapter, system }) => ({
      name: `rule ${entry.id}`,
      kind: 'rule' as const,
      title: entry.title,
      detail: chapter.title,
      path: rulePath(entry.id),
      system: system.id,
      systemTitle: system.title,
      also: chapter.title,
      text: [entry.text, ...(entry.readings ?? []).flatMap(({ question, reading }) => [question, reading])].join(' '),
    })),
    ...[...library.tables.values()].map(({ table, system }) => ({
      name: `table ${table.id}`,
      kind: 'table' as const,
      title: table.title,
      detail: system.title,
      path: tablePath(table.id),
      system: system.id,
      systemTitle: system.title,
      also: table.columns.map((column) => column.title).join(' '),
      text: table.rows.flatMap((row) => table.columns.map((column) => cellWords(row[column.key], column))).join(' '),
    })),
    ...library.terms.map(({ term, system }) => ({
      name: `term ${system.id} ${term.term}`,
      kind: 'term' as const,
      title: term.term,
      detail: term.means,
      path: term.entry && library.entries.has(term.entry) ? rulePath(term.entry) : GLOSSARY,
      system: system.id,
      systemTitle: system.title,
      also: '',
      text: term.means,
    })),
  ];
}

function ofPlayable({ id, title, summary, path, system }: Playable): Document {
  const words = { title, detail: summary, also: system.title, text: summary };
  return { name: `play ${id}`, kind: 'play', path, system: system.id, systemTitle: system.title, ...words };
}
