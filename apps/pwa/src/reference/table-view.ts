import type { Cell, Column, Row, Table } from '@riposte/content';

/** How a table is sorted: by which column, and which way. */
export interface Sorting {
  key: string;
  isDescending: boolean;
}

/** The rows in the order asked for; where cells are equal, in the rulebook's order. Empty cells come last either way. */
export function sortedRows(table: Pick<Table, 'rows' | 'columns'>, sorting: Sorting | undefined): readonly Row[] {
  if (!sorting || !table.columns.some((column) => column.key === sorting.key)) return table.rows;
  const { key, isDescending } = sorting;
  return [...table.rows].sort((a, b) => {
    const [left, right] = [a[key] ?? null, b[key] ?? null];
    if (isEmpty(left) || isEmpty(right)) return Number(isEmpty(left)) - Number(isEmpty(right));
    return isDescending ? compared(right, left) : compared(left, right);
  });
}

function isEmpty(cell: Cell): boolean {
  return cell === null || cell === '' || (Array.isArray(cell) && cell.length === 0);
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function compared(a: Cell, b: Cell): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b);
  return collator.compare(textOf(a), textOf(b));
}

function textOf(cell: Cell): string {
  return Array.isArray(cell) ? cell.join(', ') : String(cell);
}

/** The column that names a row: a card's heading. The first with words in it, else the first. */
export function headColumn(columns: readonly Column[]): Column | undefined {
  return columns.find((column) => column.kind === 'text' || column.kind === 'list') ?? columns[0];
}
