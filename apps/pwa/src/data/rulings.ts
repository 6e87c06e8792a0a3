import { database, together, written } from './database.ts';
import { newId } from './identity.ts';
import { clearDraft, saveLastInput } from './inputs.ts';
import { remember } from './live.ts';
import { touchOperation } from './recent.ts';
import type { RulingRecord } from './records.ts';

/** How many rulings one page of the history holds. */
export const PAGE_SIZE = 30;

/** A ruling to be kept. With an id it takes the place of the one it corrects; else it is a new one. */
export type NewRuling = Omit<RulingRecord, 'id' | 'time' | 'changed'> & { id?: string };

/**
 * Keeps a ruling, its input for the next time, and its operation among the recent ones; what was asked for is settled, so its
 * draft goes. All of it or nothing.
 * @returns the ruling as it is kept
 */
export async function saveRuling(ruling: NewRuling): Promise<RulingRecord> {
  const kept = await together(async () => {
    const before = ruling.id === undefined ? undefined : await database.rulings.get(ruling.id);
    const now = Date.now();
    const record: RulingRecord = { ...ruling, id: ruling.id ?? newId(), time: before?.time ?? now, changed: now };
    await database.rulings.put(record);
    await saveLastInput(record.operation, record.request.input);
    if (!before) await touchOperation(record);
    await clearDraft(record.operation);
    return record;
  });
  // Whoever goes to it never sees the one that it has replaced.
  remember(rulingQuestion(kept.id), { value: kept });
  return kept;
}

/** The name of the question for a ruling. */
export function rulingQuestion(id: string): string {
  return `ruling ${id}`;
}

export interface RulingPage {
  rulings: RulingRecord[];
  /** Of all pages. */
  total: number;
  hasMore: boolean;
}

/**
 * The history, newest first.
 * @param page from 0; pages so far are shown together, so a page holds every ruling up to its end
 * @param system the id of a system, to see its rulings only
 */
export async function listRulings(page = 0, system?: string): Promise<RulingPage> {
  const wanted = (page + 1) * PAGE_SIZE;
  return database.transaction('r', database.rulings, async () => {
    const all = () =>
      system === undefined
        ? database.rulings.orderBy('time')
        : database.rulings.where('[system+time]').between([system, 0], [system, Number.MAX_SAFE_INTEGER]);
    const rulings = await all().reverse().limit(wanted).toArray();
    const total = await all().count();
    return { rulings, total, hasMore: total > wanted };
  });
}

export function getRuling(id: string): Promise<RulingRecord | undefined> {
  return Promise.resolve(database.rulings.get(id));
}

/** @returns what brings the ruling back as it was, where there was one; nothing that has taken its place since is overwritten */
export async function deleteRuling(id: string): Promise<(() => Promise<void>) | undefined> {
  return together(async () => {
    const before = await database.rulings.get(id);
    await database.rulings.delete(id);
    return before && (() => restored(before));
  });
}

function restored(ruling: RulingRecord): Promise<void> {
  return together(async () => {
    if (!(await database.rulings.get(ruling.id))) await database.rulings.add(ruling);
  });
}

/** Deletes the whole history. The caller has asked. */
export function deleteAllRulings(): Promise<void> {
  return written(() => database.rulings.clear());
}
