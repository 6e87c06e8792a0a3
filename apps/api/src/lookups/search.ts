import { Inject, Injectable } from '@nestjs/common';
import { isCalled, type System, type Table } from '@riposte/content';
import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { Cache } from '../cache/cache.ts';
import { RULES, type RulesLibrary } from '../library.ts';
import { fingerprint } from '../runner/canonical.ts';
import { Catalogue, systemOf } from './catalogue.ts';
import { fieldsOfView } from './decorators.ts';
import { pageOf, partial } from './paging.ts';
import type { HitType, SearchQuery } from './queries.ts';
import { HitView, type Page } from './views.ts';

/** Something that can be found. */
interface Found {
  key: number;
  type: HitType;
  id: string;
  title: string;
  system: string;
  text: string;
  /** What else it is called. */
  called?: string;
  entry?: string;
}

const SNIPPET = 160;

/** Finds rules, operations, tables and words of the games, small mistakes forgiven. */
@Injectable()
export class Search {
  private readonly rules: RulesLibrary;
  private readonly cache: Cache;
  private readonly catalogue: Catalogue;
  private index: Promise<Index> | undefined;

  constructor(@Inject(RULES) rules: RulesLibrary, cache: Cache, catalogue: Catalogue) {
    this.rules = rules;
    this.cache = cache;
    this.catalogue = catalogue;
  }

  /** Makes the index, piece by piece, so that others are answered meanwhile. */
  prepare(): Promise<Index> {
    this.index ??= indexed(thingsOf(this.rules));
    return this.index;
  }

  /** A page of what was found, the best first, as JSON. */
  async findJson(query: SearchQuery): Promise<string> {
    if (query.system !== undefined) this.catalogue.system(query.system);
    const key = fingerprint(query);
    const known = await this.cache.get('search', key);
    if (known !== undefined) return known;
    const page = partial(found(await this.prepare(), query), query.fields, fieldsOfView(HitView));
    const json = JSON.stringify(page);
    this.cache.set('search', key, json);
    return json;
  }
}

interface Index {
  words: MiniSearch<Found>;
  things: readonly Found[];
}

function found({ words, things }: Index, query: SearchQuery): Page<HitView> {
  const { type, system } = query;
  const filter = ({ id: key }: SearchResult) => {
    const thing = things[key as number] as Found;
    return (type === undefined || thing.type === type) && (system === undefined || thing.system === system);
  };
  const asked = query.q.split(/\s+/, MOST_WORDS).join(' ');
  // As it is written; else with mistakes; else, as a whole question holds words that stand nowhere, what has some of them.
  const boostDocument = boostOf(things, query.q);
  const ways: SearchOptions[] = [{ fuzzy: false }, {}, { combineWith: 'OR' }];
  let results: SearchResult[] = [];
  for (const way of ways) {
    results = words.search(asked, { ...MATCHING, filter, boostDocument, ...way });
    if (results.length > 0) break;
  }
  const hits = results.map(({ id: key, score }) => hitOf(things[key as number] as Found, score));
  return pageOf(hits, query);
}

/** What is called exactly so comes first, whatever else is written elsewhere. */
function boostOf(things: readonly Found[], question: string): (key: number) => number {
  return (key) => {
    const { title, called } = things[key] as Found;
    return isCalled(question, title, called) ? CALLED_SO : 1;
  };
}

const CALLED_SO = 10;

/** More words than this are not looked at. */
const MOST_WORDS = 12;

/** Beginnings of words and small mistakes match too. */
const MATCHING: SearchOptions = {
  prefix: (term) => term.length > 1,
  fuzzy: (term) => (term.length > 3 ? 0.25 : false),
  combineWith: 'AND',
  boost: { title: 4, called: 4, id: 2 },
};

async function indexed(things: readonly Found[]): Promise<Index> {
  const words = new MiniSearch<Found>({ idField: 'key', fields: ['title', 'called', 'id', 'text'] });
  await words.addAllAsync(things, { chunkSize: 25 });
  return { words, things };
}

function hitOf({ type, id, title, system, text, entry }: Found, score: number): HitView {
  const snippet = text.length > SNIPPET ? `${text.slice(0, text.lastIndexOf(' ', SNIPPET))} …` : text;
  const hit = { type, id, title, system, snippet, score: Math.round(score * 100) / 100 };
  return entry === undefined ? hit : { ...hit, entry };
}

function thingsOf({ content, frontDoor }: RulesLibrary): Found[] {
  const operations = [...frontDoor.registry.operations.values()].map(({ id, title, summary }) => ({
    type: 'operation' as const,
    id,
    title,
    system: systemOf(id),
    text: summary,
  }));
  return [...operations, ...content.flatMap(thingsOfSystem)].map((thing, key) => ({ ...thing, key }));
}

type Thing = Omit<Found, 'key'>;

function thingsOfSystem(system: System): Thing[] {
  const entries = system.chapters.flatMap((chapter) => chapter.entries);
  return [
    ...entries.map(
      ({ id, title, text }): Thing => ({
        type: 'rule',
        id,
        title,
        system: system.id,
        text,
        called: system.soughtAs?.[id] ?? '',
      }),
    ),
    ...system.tables.map(
      (table): Thing => ({ type: 'table', id: table.id, title: table.title, system: system.id, text: cellsOf(table) }),
    ),
    ...system.glossary.map(
      ({ term, means, entry }): Thing => ({
        type: 'term',
        id: term,
        title: term,
        system: system.id,
        text: means,
        ...(entry === undefined ? {} : { entry }),
      }),
    ),
  ];
}

/** What stands in a table, to be found by. */
function cellsOf({ columns, rows }: Table): string {
  const words = rows
    .flatMap((row) => Object.values(row))
    .filter((cell) => typeof cell === 'string' || Array.isArray(cell));
  return [...columns.map((column) => column.title), ...words.flat()].join(', ');
}
