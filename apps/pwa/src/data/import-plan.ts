import { comparedVersions } from '@riposte/rules';
import type { TableContents } from './export.ts';
import { titleOf } from './import-words.ts';
import { keyOf, type PackRecord, type TableName, type Tables, tableNames } from './records.ts';
import { isSame } from './same.ts';

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
  /** The name of the item that it is a part of: it goes where that one goes. */
  partOf?: string;
}

/** What an import would do, before it does it. */
export interface ImportPlan {
  items: ImportItem[];
  /** How many records are here already, exactly so. */
  same: number;
  /** How many records are only here; an import leaves them. */
  onlyHere: number;
}

/** Tables of what is a part of something else, and not counted by itself. */
const PARTS: ReadonlySet<TableName> = new Set(['fightSteps']);

/** Compares the file's records with those here. Nothing is written. */
export function planImport(incoming: TableContents, present: TableContents): ImportPlan {
  const plan: ImportPlan = { items: [], same: 0, onlyHere: 0 };
  for (const table of tableNames) {
    const here = new Map<string, Tables[TableName]>(present[table].map((record) => [keyOf(table, record), record]));
    for (const record of incoming[table]) {
      const key = keyOf(table, record);
      const before = here.get(key);
      here.delete(key);
      if (before && isSame(before, record)) plan.same += PARTS.has(table) ? 0 : 1;
      else plan.items.push(itemOf(table, key, record, before));
    }
    plan.onlyHere += PARTS.has(table) ? 0 : here.size;
  }
  return { ...plan, items: withParts(plan.items, present) };
}

/** A step comes with its fight. One whose fight here is another than in the file, and stays, would belong to nothing. */
function withParts(items: readonly ImportItem[], present: TableContents): ImportItem[] {
  const names = new Set(items.map(({ name }) => name));
  const here = new Set(present.fights.flatMap(({ steps }) => steps));
  return items.flatMap((item) => {
    if (item.table !== 'fightSteps') return [item];
    const partOf = `fights ${(item.incoming as Tables['fightSteps']).fight}`;
    if (names.has(partOf)) return [{ ...item, partOf }];
    return here.has(keyOf('fightSteps', item.incoming)) ? [item] : [];
  });
}

function itemOf(
  table: TableName,
  key: string,
  incoming: Tables[TableName],
  present: Tables[TableName] | undefined,
): ImportItem {
  const item = { name: `${table} ${key}`, table, title: titleOf(table, incoming as never), incoming };
  if (!present) return { ...item, effect: 'add' };
  return { ...item, present, effect: isNewer(table, incoming, present) ? 'change' : 'newer-here' };
}

/** The later change is the newer one; a pack of a lower version is never newer, whenever it was loaded. */
function isNewer(table: TableName, incoming: Tables[TableName], present: Tables[TableName]): boolean {
  if (incoming.changed <= present.changed) return false;
  if (table !== 'packs') return true;
  return comparedVersions((incoming as PackRecord).version, (present as PackRecord).version) >= 0;
}

/** What is taken unless the person says otherwise: everything that puts nothing newer at risk. */
export function isTakenUsually(item: ImportItem): boolean {
  return item.effect !== 'newer-here';
}
