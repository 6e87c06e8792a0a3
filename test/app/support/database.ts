import type { Page } from 'playwright-core';

/** What the app has on the device, read beside it. @param table such as `rulings` */
export function kept(page: Page, table: string): Promise<Record<string, unknown>[]> {
  return page.evaluate(
    (name) =>
      new Promise<Record<string, unknown>[]>((done, fail) => {
        const opening = indexedDB.open('riposte');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const reading = database.transaction(name).objectStore(name).getAll();
          reading.onerror = () => fail(reading.error);
          reading.onsuccess = () => {
            database.close();
            done(reading.result);
          };
        };
      }),
    table,
  );
}
