import { Inject, Injectable } from '@nestjs/common';
import type { Table } from '@riposte/content';
import { unknownName } from '@riposte/rules';
import { Cache } from '../cache/cache.ts';
import { RULES, type RulesLibrary } from '../library.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { fingerprint } from '../runner/canonical.ts';
import { Catalogue } from './catalogue.ts';
import { fieldsOf, hasWords, pageOf, picked } from './paging.ts';
import type { ListQuery, TableQuery } from './queries.ts';
import { filtered, sorted } from './table-filter.ts';
import type { Page, TableSummaryView, TableView } from './views.ts';

/** The tables of the rulebooks, to be looked through. */
@Injectable()
export class Tables {
  private readonly cache: Cache;
  private readonly catalogue: Catalogue;
  private readonly tables = new Map<string, Table>();
  private readonly summaries: TableSummaryView[] = [];

  constructor(@Inject(RULES) rules: RulesLibrary, cache: Cache, catalogue: Catalogue) {
    this.cache = cache;
    this.catalogue = catalogue;
    for (const system of rules.content) for (const table of system.tables) this.add(table, system.id);
  }

  list(query: ListQuery): Page<TableSummaryView> {
    const { system, q } = query;
    if (system !== undefined) this.catalogue.system(system);
    const found = this.summaries.filter(
      (table) => (system === undefined || table.system === system) && hasWords(`${table.id} ${table.title}`, q),
    );
    return pageOf(found, query);
  }

  /** A view of a table as JSON. @throws ProblemError `unknown-table`, or naming what is wrong with the query */
  async viewJson(id: string, query: TableQuery): Promise<string> {
    const key = fingerprint([id, query]);
    const known = await this.cache.get('table', key);
    if (known !== undefined) return known;
    const json = JSON.stringify(this.view(id, query));
    this.cache.set('table', key, json);
    return json;
  }

  private view(id: string, query: TableQuery): TableView {
    const table = this.tables.get(id);
    if (!table) throw new ProblemError(unknownName('unknown-table', id, this.tables.keys()).problem);
    const keys = table.columns.map((column) => column.key);
    const names = fieldsOf(query.fields, keys);
    const rows = sorted(filtered(table.rows, table.columns, query.filter ?? []), table.columns, query.sort);
    const { items, ...page } = pageOf(rows, query);
    const columns = table.columns.filter((column) => !names || names.includes(column.key));
    return { id, title: table.title, columns, items: items.map((row) => picked(row, names)), ...page };
  }

  private add(table: Table, system: string): void {
    const { id, title, columns, rows, alsoOf = [] } = table;
    this.tables.set(id, table);
    this.summaries.push({ id, title, system, columns: [...columns], rows: rows.length, alsoOf: [...alsoOf] });
  }
}
