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

/** The indexes of version 1, as Dexie wrote them; to the browser it is version 10. */
const VERSION_ONE: Readonly<Record<string, readonly [key: string, ...indexes: string[]]>> = {
  rulings: ['id', 'time', 'operation'],
  lastInputs: ['operation'],
  drafts: ['key'],
  settings: ['name'],
  houseRules: ['id', 'system'],
  recent: ['operation', 'time'],
};

/**
 * Leaves a database of version 1 on a device, as somebody has who was here before version 2.
 * @param url where the app is: an empty page there starts no app, which would make a database of its own
 */
export async function inVersionOne(
  page: Page,
  url: string,
  records: Readonly<Record<string, object[]>>,
): Promise<void> {
  const empty = `${url}/empty`;
  await page.route(empty, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto(empty);
  await page.unroute(empty);
  await page.evaluate(
    ({ stores, contents }) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('riposte', 10);
        opening.onerror = () => fail(opening.error);
        opening.onupgradeneeded = () => {
          for (const [name, [key, ...indexes]] of Object.entries(stores)) {
            const store = opening.result.createObjectStore(name, { keyPath: key });
            for (const index of indexes) store.createIndex(index, index);
            for (const record of contents[name] ?? []) store.put(record);
          }
        };
        opening.onsuccess = () => {
          opening.result.close();
          done();
        };
      }),
    { stores: VERSION_ONE, contents: records },
  );
}

/** Puts records on the device as an earlier Riposte might have left them. */
export async function leave(page: Page, table: string, records: readonly object[]): Promise<void> {
  await page.evaluate(
    ([store, given]) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('riposte');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction(store, 'readwrite');
          for (const record of given) writing.objectStore(store).put(record);
          writing.onerror = () => fail(writing.error);
          writing.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    [table, records] as const,
  );
}
