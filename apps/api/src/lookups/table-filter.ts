import type { Cell, Column, Row } from '@riposte/content';
import { unreadable } from '../problems/problem-error.ts';

type Test = (cell: Cell) => boolean;

/** The rows in which every filter `column:value` holds. @throws ProblemError for an unknown column or a bad figure */
export function filtered(rows: readonly Row[], columns: readonly Column[], filters: readonly string[]): readonly Row[] {
  const tests = filters.map((filter, i) => testOf(filter, columns, `/filter/${i}`));
  return rows.filter((row) => tests.every(({ key, holds }) => holds(row[key] ?? null)));
}

/** The rows in the order of `column` or `-column`, several separated by commas; what has no value comes last. */
export function sorted(rows: readonly Row[], columns: readonly Column[], sort: string | undefined): readonly Row[] {
  if (sort === undefined) return rows;
  const orders = sort.split(',').map((part) => {
    const isDown = part.startsWith('-');
    return { key: columnOf(isDown ? part.slice(1) : part, columns, '/sort').key, sign: isDown ? -1 : 1 };
  });
  return [...rows].sort((a, b) => {
    for (const { key, sign } of orders) {
      const order = compared(a[key] ?? null, b[key] ?? null, sign);
      if (order !== 0) return order;
    }
    return 0;
  });
}

function testOf(filter: string, columns: readonly Column[], pointer: string): { key: string; holds: Test } {
  const colon = filter.indexOf(':');
  const column = columnOf(colon < 0 ? filter : filter.slice(0, colon), columns, pointer);
  const wanted = colon < 0 ? '' : filter.slice(colon + 1);
  if (wanted === '') throw unreadable([{ pointer, expected: `a value after ${column.key}:`, got: 'nothing' }]);
  return { key: column.key, holds: column.kind === 'number' ? numberTest(wanted, pointer) : textTest(wanted) };
}

function columnOf(key: string, columns: readonly Column[], pointer: string): Column {
  const found = columns.find((column) => column.key === key);
  if (found) return found;
  const known = columns.map((column) => column.key).join(', ');
  throw unreadable([{ pointer, expected: `a column of the table: ${known}`, got: `"${key}"` }]);
}

const COMPARISONS: Readonly<Record<string, (cell: number, bound: number) => boolean>> = {
  '>=': (cell, bound) => cell >= bound,
  '<=': (cell, bound) => cell <= bound,
  '>': (cell, bound) => cell > bound,
  '<': (cell, bound) => cell < bound,
  '': (cell, bound) => cell === bound,
};

function numberTest(wanted: string, pointer: string): Test {
  const [, sign = '', figure = ''] = /^(>=|<=|>|<|)(.*)$/.exec(wanted) ?? [];
  const bound = Number(figure);
  if (figure.trim() === '' || !Number.isFinite(bound))
    throw unreadable([{ pointer, expected: 'a number, or >=, <=, > or < and a number', got: `"${wanted}"` }]);
  return (cell) =>
    typeof cell === 'number' && (COMPARISONS[sign] as (cell: number, bound: number) => boolean)(cell, bound);
}

/** Texts are equal whatever their case; a list has the value among its items. */
function textTest(wanted: string): Test {
  const lower = wanted.toLowerCase();
  return (cell) =>
    Array.isArray(cell)
      ? cell.some((item) => item.toLowerCase() === lower)
      : cell !== null && String(cell).toLowerCase() === lower;
}

function compared(a: Cell, b: Cell, sign: number): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
  return sign * String(a).localeCompare(String(b), 'en', { numeric: true });
}
