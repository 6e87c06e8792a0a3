import type { Column, Row, Table } from '@riposte/content';
import { useId, useState } from 'react';
import { Select } from '../design/fields.tsx';
import { Words } from './prose.tsx';
import { headColumn, type Sorting, sortedRows } from './table-view.ts';
import { cellWords, NOTHING } from './words.ts';
import './data-table.css';

/**
 * A table that fits a phone: a card for each row where there is little room, each figure with its title; columns whose heads sort
 * where there is more. It is one table either way.
 */
export function DataTable({ table, system }: { table: Table; system: string }) {
  const [sorting, setSorting] = useState<Sorting>();
  const head = headColumn(table.columns);
  const columns = head ? [head, ...table.columns.filter((column) => column !== head)] : table.columns;
  const caption = useId();
  return (
    <div className="table-box">
      {table.rows.length > 3 && <SortField table={table} sorting={sorting} onChange={setSorting} />}
      <section className="table-scroll" aria-labelledby={caption}>
        <table className="data-table">
          <caption id={caption} className="unseen">
            {table.title}
          </caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <Head key={column.key} column={column} sorting={sorting} onSort={setSorting} />
              ))}
            </tr>
          </thead>
          <tbody>
            {sortedRows(table, sorting).map((row) => (
              <TableRow key={table.rows.indexOf(row)} row={row} columns={columns} system={system} />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function TableRow({ row, columns, system }: { row: Row; columns: readonly Column[]; system: string }) {
  return (
    <tr>
      {columns.map((column, i) => {
        const words = wordsOf(row, column);
        if (i === 0)
          return (
            <th key={column.key} scope="row">
              <span className="row-name">{words}</span>
            </th>
          );
        return (
          <td key={column.key} className={`is-${column.kind}${words === NOTHING ? ' is-nothing' : ''}`}>
            <span className="cell-title">{column.title} </span>
            <span className="cell-value">{isWords(column) ? <Words text={words} system={system} /> : words}</span>
          </td>
        );
      })}
    </tr>
  );
}

function isWords({ kind }: Column): boolean {
  return kind === 'text' || kind === 'list';
}

/** A unit that the title already says is not said again: "Ticks: 3". */
function wordsOf(row: Row, column: Column): string {
  const isSaid = column.unit !== undefined && column.title.toLowerCase().includes(column.unit.toLowerCase());
  return cellWords(row[column.key], isSaid ? { kind: column.kind } : column);
}

interface HeadProperties {
  column: Column;
  sorting: Sorting | undefined;
  onSort: (sorting: Sorting | undefined) => void;
}

function Head({ column, sorting, onSort }: HeadProperties) {
  const isSorted = sorting?.key === column.key;
  const way = !isSorted ? 'none' : sorting.isDescending ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={way} className={`is-${column.kind}`}>
      <button type="button" onClick={() => onSort(nextSorting(column.key, sorting))}>
        {column.title}
        <span className="sort-mark" aria-hidden="true">
          {{ none: '', ascending: ' ▲', descending: ' ▼' }[way]}
        </span>
      </button>
    </th>
  );
}

/** Up, down, and as in the book again. */
function nextSorting(key: string, sorting: Sorting | undefined): Sorting | undefined {
  if (sorting?.key !== key) return { key, isDescending: false };
  return sorting.isDescending ? undefined : { key, isDescending: true };
}

interface SortProperties {
  table: Table;
  sorting: Sorting | undefined;
  onChange: (sorting: Sorting | undefined) => void;
}

const AS_IN_BOOK = '';

/** Sorting where there are cards and no column heads to tap. */
function SortField({ table, sorting, onChange }: SortProperties) {
  const options = table.columns.flatMap((column) => [
    { value: `+${column.key}`, label: `${column.title} ▲` },
    { value: `-${column.key}`, label: `${column.title} ▼` },
  ]);
  return (
    <div className="sort-field">
      <Select
        label="Order"
        value={sorting ? `${sorting.isDescending ? '-' : '+'}${sorting.key}` : AS_IN_BOOK}
        options={[{ value: AS_IN_BOOK, label: 'As in the book' }, ...options]}
        onChange={(value) =>
          onChange(value === AS_IN_BOOK ? undefined : { key: value.slice(1), isDescending: value.startsWith('-') })
        }
      />
    </div>
  );
}
