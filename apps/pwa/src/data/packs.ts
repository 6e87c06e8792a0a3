import type { Pack } from '@riposte/rules';
import { database, together } from './database.ts';
import type { PackRecord } from './records.ts';
import { isSame } from './same.ts';

/** What is kept of packs, by title. */
export async function keptPacks(): Promise<PackRecord[]> {
  return (await database.packs.toArray()).sort((a, b) => a.title.localeCompare(b.title, 'en'));
}

/**
 * Keeps a pack in the place of the one with its id, if there is one. Whoever replaces one has asked before.
 * @returns what brings back how it was
 */
export function keepPack(document: Pack): Promise<() => Promise<void>> {
  const { id, system, title, version } = document;
  return changed(id, () => ({ id, system, title, version, enabled: true, document, changed: Date.now() }));
}

/** Switches a pack on or off. @param pack as it is known, for a sample of which nothing is kept yet */
export async function switchPack(pack: Omit<PackRecord, 'changed' | 'enabled' | 'document'>, enabled: boolean) {
  const { id, system, title, version } = pack;
  await changed(id, (before) => ({ id, system, title, version, ...before, enabled, changed: Date.now() }));
}

/** @returns what brings the pack back as it was; nothing where there was none */
export function removePack(id: string): Promise<(() => Promise<void>) | undefined> {
  return together(async () => {
    const before = await database.packs.get(id);
    return before && changed(id, () => undefined);
  });
}

/** Writes another record in the place of one. Taken back, it is as before, unless it has been changed since. */
function changed(id: string, next: (before: PackRecord | undefined) => PackRecord | undefined) {
  return together(async () => {
    const before = await database.packs.get(id);
    const after = next(before);
    await put(id, after);
    return () =>
      together(async () => {
        if (isSame(await database.packs.get(id), after)) await put(id, before);
      });
  });
}

function put(id: string, record: PackRecord | undefined): PromiseLike<unknown> {
  return record ? database.packs.put(record) : database.packs.delete(id);
}
