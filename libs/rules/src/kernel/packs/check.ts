import { escaped, misfit } from '../faults.ts';
import { raised } from '../migration.ts';
import { type Answered, answered, type Fault, MOST_FAULTS, Refusal, shown } from '../problem.ts';
import { checkedEntry, type EntryValue, type PackKind, type PackKinds } from './kind.ts';
import { MIGRATIONS, MOST_ENTRIES, PACK_FORMAT, type Pack, PackHead } from './pack.ts';
import { aboutEntry, aboutPack, calledLike, nameOf } from './words.ts';

/** A fault told in words, as all of packs are. */
type Told = Fault & { says: string };

/**
 * The document as a pack.
 * @param at pointer of the document in whatever holds it
 * @throws `invalid-input` with every fault, each with its pointer and in words that name the entry, the field and what would be right
 */
export function checkedPack(kinds: PackKinds, document: unknown, at = ''): Pack {
  const present = raisedToday(document);
  const parsed = PackHead.safeParse(present);
  if (!parsed.success) throw refused(headFaults(misfit(parsed.error, present, at), at, present));
  const { entries, ...head } = parsed.data;
  const known = Object.hasOwn(kinds, head.system) ? kinds[head.system] : undefined;
  if (!known) throw refused([wrongSystem(kinds, head.system, at)]);
  const faults: Told[] = [];
  const checked: Record<string, EntryValue[]> = {};
  for (const [name, list] of Object.entries(entries)) {
    if (faults.length >= MOST_FAULTS) break;
    const kind = known.find(({ id }) => id === name);
    const place = `${at}/entries/${escaped(name)}`;
    if (!kind) faults.push(wrongKind(known, name, list, place));
    else checked[name] = checkedList(kind, list, place, faults);
  }
  faults.push(...tooMany(checked, at), ...repeated(known, checked, at));
  if (faults.length > 0) throw refused(faults);
  return { ...head, formatVersion: PACK_FORMAT, entries: checked };
}

/** The document as a pack, or the problem with it. */
export function checkPack(kinds: PackKinds, document: unknown): Answered<{ pack: Pack }> {
  return answered(() => ({ pack: checkedPack(kinds, document) }));
}

/** The document in the present form of packs; one that does not say its form has the first. */
function raisedToday(document: unknown): unknown {
  const isObject = typeof document === 'object' && document !== null && !Array.isArray(document);
  return isObject ? raised({ formatVersion: 1, ...document }, MIGRATIONS) : document;
}

function headFaults({ problem }: Refusal, at: string, document: unknown): Told[] {
  const faults = problem.type === 'invalid-input' ? problem.errors : [];
  const known = Object.keys(PackHead.shape);
  return faults.map(({ pointer, expected: fitting, got }) => {
    const way = pointer.slice(at.length).split('/').slice(1);
    const expected =
      way[0] === 'formatVersion' ? `${PACK_FORMAT}, the newest form of packs that is read here` : fitting;
    return { pointer, expected, got, says: aboutPack(document, { way, expected, got }, known) };
  });
}

function wrongSystem(kinds: PackKinds, system: string, at: string): Told {
  const expected = `one of ${Object.keys(kinds).join(', ')}, which have content of their own`;
  const slip = { way: ['system'], expected, got: shown(system) };
  return { pointer: `${at}/system`, expected, got: slip.got, says: aboutPack(undefined, slip, []) };
}

function wrongKind(known: readonly PackKind[], name: string, list: unknown, pointer: string): Told {
  const ids = known.map(({ id }) => id);
  const says = `There are no “${name.slice(0, 60)}” in this system.${calledLike(name, ids)} It knows ${ids.join(', ')}.`;
  return { pointer, expected: `one of ${ids.join(', ')}`, got: shown(list), says };
}

/** The entries that are right; what is wrong with others is added to the faults. */
function checkedList(kind: PackKind, list: unknown, place: string, faults: Told[]): EntryValue[] {
  if (!Array.isArray(list) || list.length > kind.most) {
    const expected = `a list of at most ${kind.most}`;
    const says = `“${kind.id}” should be ${expected}, not ${shown(list)}.`;
    faults.push({ pointer: place, expected, got: shown(list), says });
    return [];
  }
  const right: EntryValue[] = [];
  const before = faults.length;
  for (const [number, value] of list.entries()) {
    // Of a book of faults the rest would be put into words for nobody.
    if (faults.length >= MOST_FAULTS) break;
    const { entry, slips } = checkedEntry(kind, value);
    if (entry) right.push(entry);
    for (const slip of slips) {
      const { way, expected, got } = slip;
      const pointer = [`${place}/${number}`, ...way].join('/');
      faults.push({ pointer, expected, got, says: aboutEntry(kind, value, number, slip) });
    }
  }
  if (faults.length > before) return right;
  for (const { at, way, expected, got, says } of kind.together?.(right) ?? [])
    faults.push({ pointer: [`${place}/${at}`, ...way].join('/'), expected, got, says });
  return right;
}

function tooMany(entries: Readonly<Record<string, EntryValue[]>>, at: string): Told[] {
  const count = Object.values(entries).reduce((sum, list) => sum + list.length, 0);
  if (count <= MOST_ENTRIES) return [];
  const expected = `at most ${MOST_ENTRIES} entries in one pack`;
  return [{ pointer: `${at}/entries`, expected, got: `${count}`, says: `The pack has ${count} entries: ${expected}.` }];
}

/** An id must say which entry is meant, so that no two of a pack have the same, whatever their kinds. */
function repeated(known: readonly PackKind[], entries: Readonly<Record<string, EntryValue[]>>, at: string): Told[] {
  const owners = new Map<unknown, string>();
  const faults: Told[] = [];
  for (const kind of known) {
    for (const [number, entry] of (entries[kind.id] ?? []).entries()) {
      const owner = owners.get(entry.id);
      const name = nameOf(kind, entry, number);
      if (owner === undefined) owners.set(entry.id, name);
      else
        faults.push({
          pointer: `${at}/entries/${kind.id}/${number}/id`,
          expected: 'an id that no other entry has',
          got: shown(entry.id),
          says: `${name}: id should be one that no other entry of the pack has; “${entry.id}” is taken by ${owner}.`,
        });
    }
  }
  return faults;
}

function refused(faults: readonly Told[]): Refusal {
  const [told, isAll] = [faults.slice(0, MOST_FAULTS), faults.length < MOST_FAULTS];
  const more = told.length > 1 ? ` And ${isAll ? '' : 'at least '}${told.length - 1} more.` : '';
  return new Refusal({
    type: 'invalid-input',
    message: `${faults[0]?.says}${more}`,
    errors: told,
  });
}
