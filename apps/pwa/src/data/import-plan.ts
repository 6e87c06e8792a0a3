import type { TableContents } from './export.ts';
import { titleOf } from './import-words.ts';
import { keyOf, type TableName, type Tables, tableNames } from './records.ts';

/** What taking in one record would do: add it, replace an older one, or replace one that is as new or newer. */
export type Effect = 'add' | 'change' | 'newer-here';

/** One record of the file that differs from what is here. */
export interface ImportItem {
  /** For lists and choices. */
  name: string;
  table: TableName;
  title: string;
  effect: Effect;
  incoming: Tables[TableName];
  /** What it would replace. */
  present?: Tables[TableName];
}

/** What an import would do, before it does it. */
export interface ImportPlan {
  items: ImportItem[];
  /** How many records are here already, exactly so. */
  same: number;
  /** How many records are only here; an import leaves them. */
  onlyHere: number;
}

/** Compares the file's records with those here. Nothing is written. */
export function planImport(incoming: TableContents, present: TableContents): ImportPlan {
  const plan: ImportPlan = { items: [], same: 0, onlyHere: 0 };
  for (const table of tableNames) {
    const here = new Map<string, Tables[TableName]>(present[table].map((record) => [keyOf(table, record), record]));
    for (const record of incoming[table]) {
      const key = keyOf(table, record);
      const before = here.get(key);
      here.delete(key);
      if (before && isSame(before, record)) plan.same++;
      else plan.items.push(itemOf(table, key, record, before));
    }
    plan.onlyHere += here.size;
  }
  return plan;
}

function itemOf(
  table: TableName,
  key: string,
  incoming: Tables[TableName],
  present: Tables[TableName] | undefined,
): ImportItem {
  const item = { name: `${table} ${key}`, table, title: titleOf(table, incoming as never), incoming };
  if (!present) return { ...item, effect: 'add' };
  return { ...item, present, effect: incoming.changed > present.changed ? 'change' : 'newer-here' };
}

/** What is taken unless the person says otherwise: everything that puts nothing newer at risk. */
export function isTakenUsually(item: ImportItem): boolean {
  return item.effect !== 'newer-here';
}

/** True when two records say the same, whatever the order of their fields. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a, inOrder) === JSON.stringify(b, inOrder);
}

function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
