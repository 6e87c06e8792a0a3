import { useSyncExternalStore } from 'react';

/**
 * How the database is: `fresh` until it is first used, then `open`. `outdated`: a newer Riposte runs in another tab, and this
 * one has let go of the data. `blocked`: an older one, in another tab, hasn't. `unavailable`: this browser keeps no data.
 */
export type DatabaseStatus = 'fresh' | 'open' | 'outdated' | 'blocked' | 'unavailable';

let status: DatabaseStatus = 'fresh';
const listeners = new Set<() => void>();

export function databaseStatus(): DatabaseStatus {
  return status;
}

export function setDatabaseStatus(next: DatabaseStatus): void {
  if (status === next) return;
  status = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What to tell the person about the database; nothing when all is well. */
export function useDatabaseWords(): string {
  return useSyncExternalStore(subscribe, () => statusWords[status]);
}

const statusWords: Readonly<Record<DatabaseStatus, string>> = {
  fresh: '',
  open: '',
  outdated: 'A newer Riposte is in use. Reload this one to go on; nothing is lost.',
  blocked: 'Riposte was updated, but an older one is still open in another tab. Close that tab to go on.',
  unavailable: 'This browser keeps no data for Riposte: rulings work, but nothing is remembered.',
};
