import { invalidInput } from './problem.ts';

/** The row of a table in which a column (or one of a column's list) is the value. @throws `invalid-input` when none is */
export function rowOf<R extends object, K extends keyof R>(rows: readonly R[], column: K, value: unknown): R {
  for (const row of rows) {
    const cell: unknown = row[column];
    if (cell === value || (Array.isArray(cell) && cell.includes(value))) return row;
  }
  throw invalidInput(`/input/${String(column)}`, `a value of the table's ${String(column)}`, value);
}
