import { database, together } from './database.ts';
import type { RecentRecord } from './records.ts';

/** The operations used last, newest first. */
export function recentOperations(count = 6): Promise<RecentRecord[]> {
  return Promise.resolve(database.recent.orderBy('time').reverse().limit(count).toArray());
}

/** Notes that an operation was used. */
export async function touchOperation(used: { operation: string; title: string; system: string }): Promise<void> {
  const { operation, title, system } = used;
  await together(async () => {
    const before = await database.recent.get(operation);
    const now = Date.now();
    const count = (before?.count ?? 0) + 1;
    await database.recent.put({ operation, title, system, time: now, count, changed: now });
  });
}
