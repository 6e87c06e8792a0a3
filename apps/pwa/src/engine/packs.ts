import { chapterLoaders, type EntryValue, type Pack, type PackKinds } from '@riposte/rules';
import type { PackRecord } from '../data/index.ts';
import { chapterNameOf } from './chapter-name.ts';

/** A pack that is here: one that comes with Riposte, or one that was loaded. */
export interface PackHere {
  /** As it is kept, or as a sample is while nothing is kept of it. */
  record: Omit<PackRecord, 'changed'>;
  isSample: boolean;
  /** Absent when its content no longer fits the rules; `faults` say why. */
  pack?: Pack;
  faults: readonly string[];
}

/** The kinds of content of every system. */
async function allKinds(): Promise<PackKinds> {
  const { packLoaders } = await import('./packing.ts');
  const loaded = Object.entries(packLoaders).map(async ([system, load]) => [system, await load()] as const);
  return Object.fromEntries(await Promise.all(loaded));
}

/** The document as a pack, or what is wrong with it, a sentence for each fault. */
export async function checkedDocument(
  document: unknown,
): Promise<{ pack: Pack } | { pack?: undefined; faults: string[] }> {
  const { checkPack } = await import('./packing.ts');
  const checked = checkPack(await allKinds(), document);
  if (!checked.problem) return { pack: checked.pack };
  const { problem } = checked;
  if (problem.type !== 'invalid-input') return { faults: [problem.message] };
  return { faults: problem.errors.map(({ says, expected }) => says ?? expected) };
}

/** Every pack that is here, the samples first. @param kept what the device keeps of packs */
export async function packsHere(kept: readonly PackRecord[]): Promise<PackHere[]> {
  const { samples } = await import('./packing.ts');
  const ofSamples = await Promise.all(
    samples.map(async (document): Promise<PackHere> => {
      const { id, system, title, version } = document;
      const isOn = kept.find((record) => record.id === id)?.enabled ?? true;
      const record = { id, system, title, version, enabled: isOn };
      return { record, isSample: true, faults: [], ...(await checkedDocument(document)) };
    }),
  );
  const ids = new Set<string>(samples.map(({ id }) => id));
  const own = kept.filter(({ id, document }) => document !== undefined && !ids.has(id));
  const ofOwn = own.map(
    async (record): Promise<PackHere> => ({
      record,
      isSample: false,
      faults: [],
      ...(await checkedDocument(record.document)),
    }),
  );
  return [...ofSamples, ...(await Promise.all(ofOwn))];
}

/** An entry that a place of a form can be filled in from. */
export interface Offer {
  entry: EntryValue;
  /** What stands at the place afterwards. */
  filled: (present: unknown) => Record<string, unknown>;
  /** The fields that it brings. */
  fields: EntryValue;
}

/** What the packs that are switched on offer for a place, by pack. @param way of the place, `*` for any item of a list */
export async function offersFor(operation: string, way: readonly string[], here: readonly PackHere[]) {
  const [{ entriesOf, entryPlaces, packLoaders, refilled, takenFields }, chapter] = await Promise.all([
    import('./packing.ts'),
    chapterLoaders[chapterNameOf(operation)]?.(),
  ]);
  const unit = chapter?.units.find(({ id }) => id === operation);
  const [system = ''] = operation.split('.');
  const place = unit && entryPlaces(unit.input).find((one) => one.way.join('.') === way.join('.'));
  const kinds = (await packLoaders[system]?.()) ?? [];
  if (!place) return [];
  return here.flatMap(({ record, pack }) => {
    if (!record.enabled || !pack || pack.system !== system) return [];
    const offers = entriesOf(pack).flatMap(({ kind: id, entry }): Offer[] => {
      if (!Object.hasOwn(place.takes, id)) return [];
      const fields = takenFields(place, id, entry);
      return [{ entry, fields, filled: (present) => refilled(place, kinds, id, entry, present) }];
    });
    return offers.length > 0 ? [{ id: pack.id, title: pack.title, offers }] : [];
  });
}
