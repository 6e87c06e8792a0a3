import { Dexie, type Table, type Transaction } from 'dexie';
import { DATA_VERSION, raised, tablesChangedBy } from './migrations.ts';
import { type TableName, type Tables, tableNames } from './records.ts';
import { databaseStatus, setDatabaseStatus } from './status.ts';

/**
 * The indexes of each version. A version that people have had is never edited: the next one is added below it.
 * A key that starts the list is the primary one.
 */
const schemas: Readonly<Record<number, Readonly<Partial<Record<TableName, string>>>>> = {
  1: {
    rulings: 'id, time, operation',
    lastInputs: 'operation',
    drafts: 'key',
    settings: 'name',
    houseRules: 'id, system',
    recent: 'operation, time',
  },
  2: { rulings: 'id, time, operation, [system+time]' },
  3: { packs: 'id, system' },
  4: { fights: 'id, time', fightSteps: 'id, fight' },
};

type KeyedTables = { [N in TableName]: Table<Tables[N], string> };

/** The app's data on this device. */
export type Database = Dexie & KeyedTables;

/** @param name another one than the app's only in tests */
export function createDatabase(name = 'riposte'): Database {
  // What is told to be kept is on the disk, even when the battery dies a moment later. There are few writes; each can wait for it.
  const database = new Dexie(name, { chromeTransactionDurability: 'strict' }) as Database;
  for (const [version, stores] of Object.entries(schemas)) {
    const to = Number(version);
    database
      .version(to)
      .stores(stores)
      .upgrade((transaction) => raiseTo(to, transaction));
  }
  watch(database);
  return database;
}

let isRaising = false;

/** Changes the records where they lie; the browser keeps the older version if this is cut off. */
async function raiseTo(version: number, transaction: Transaction): Promise<void> {
  isRaising = true;
  for (const table of tablesChangedBy(version)) {
    await transaction
      .table(table)
      .toCollection()
      .modify((record, place) => {
        place.value = raised(table, record, version - 1, version);
      });
  }
}

/** Dexie writes version 2 as 20, which leaves the browser room between versions. */
const BROWSER_VERSION = DATA_VERSION * 10;

function watch(database: Database): void {
  database.on('versionchange', () => {
    // A newer app wants to change the schema, or the data are being deleted: hold nothing back, write nothing more.
    database.close({ disableAutoOpen: true });
    setDatabaseStatus('outdated');
    return false;
  });
  database.on('blocked', () => setDatabaseStatus('blocked'));
  database.on('ready', () => {
    if (database.backendDB().version > BROWSER_VERSION) {
      database.close({ disableAutoOpen: true });
      setDatabaseStatus('outdated');
      return;
    }
    setDatabaseStatus('open');
  });
}

export const database = createDatabase();

let opening: Promise<boolean> | undefined;

/** Opens the database if need be. @returns false where this browser has none to give, for whatever reason */
export function opened(): Promise<boolean> {
  opening ??= openedInTime();
  return opening;
}

async function openedInTime(): Promise<boolean> {
  const waiting = setInterval(tick, SECOND);
  let seconds = 0;
  function tick(): void {
    // An older Riposte in another tab may hold it up, or older data may be being raised: that takes as long as it takes.
    if (databaseStatus() === 'blocked' || isRaising) seconds = 0;
    // Closed, it refuses at once whatever was asked of it, and is opened no more: nothing waits for it in vain.
    else if (++seconds >= PATIENCE) database.close({ disableAutoOpen: true });
  }
  try {
    await database.open();
    return true;
  } catch (failure) {
    if (databaseStatus() === 'outdated') return true;
    console.warn(failure);
    setDatabaseStatus('unavailable');
    return false;
  } finally {
    clearInterval(waiting);
  }
}

const SECOND = 1000;

/** How many seconds the browser may take to open the database. Each is counted by itself: while a phone sleeps, none goes by. */
const PATIENCE = 6;

/** Runs several reads and writes as one: all of it is kept, or none. */
export function together<T>(work: () => Promise<T>): Promise<T> {
  return written(() => database.transaction('rw', tableNames, work));
}

/** Why something could not be kept, in words for the person. */
export class NotKept extends Error {
  override name = 'NotKept';
}

let hasAskedToPersist = false;

/** Every write goes through here: the browser is asked once to keep the data for good, and failures get words. */
export async function written<T>(write: () => PromiseLike<T>): Promise<T> {
  if (!hasAskedToPersist) {
    hasAskedToPersist = true;
    // The answer may take a prompt: nothing waits for it. It is shown among the data screen's facts.
    globalThis.navigator?.storage?.persist?.().catch(() => false);
  }
  try {
    return await write();
  } catch (error) {
    throw explained(error);
  }
}

function explained(error: unknown): unknown {
  const name = nameOf(error);
  if (name.includes('QuotaExceeded'))
    return new NotKept('This device has no room left. Free some space, or export your data and delete old rulings.');
  if (databaseStatus() === 'outdated' && name === 'DatabaseClosedError')
    return new NotKept('A newer Riposte is in use. Reload this one to go on.');
  if (databaseStatus() === 'unavailable' || NEVER_OPENED.has(name)) {
    setDatabaseStatus('unavailable');
    return new NotKept('This browser keeps no data for Riposte, so nothing is remembered.');
  }
  return error;
}

/** How the database refuses what it is asked once it could not be opened. */
const NEVER_OPENED = new Set(['MissingAPIError', 'OpenFailedError', 'DatabaseClosedError']);

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const inner = (error as { inner?: unknown }).inner;
  return inner instanceof Error && error.name === 'AbortError' ? inner.name : error.name;
}
