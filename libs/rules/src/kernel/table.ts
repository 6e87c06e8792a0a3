import { invalidInput } from './problem.ts';

/** The row of a table in which a column (or one of a column's list) is the value. @throws `invalid-input` when none is */
export function rowOf<R extends object, K extends keyof R>(rows: readonly R[], column: K, value: unknown): R {
  const found = rows.find((row) => {
    const cell: unknown = row[column];
    return Array.isArray(cell) ? cell.includes(value) : cell === value;
  });
  if (!found) throw invalidInput(`/input/${String(column)}`, `a value of the table's ${String(column)}`, value);
  return found;
}
