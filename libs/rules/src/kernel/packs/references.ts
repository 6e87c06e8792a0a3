import { z } from 'zod';
import { escaped, misfit } from '../faults.ts';
import { nearest } from '../nearest.ts';
import { invalidInput, type Refusal, shown } from '../problem.ts';
import type { UnitRequest } from '../request.ts';
import { checkedPack } from './check.ts';
import type { EntryValue, PackKinds } from './kind.ts';
import { entriesOf, type Pack } from './pack.ts';
import { type EntryPlace, entryPlaces, takenFields } from './places.ts';

/** The most references of one request, and the most packs that it may bring along. */
export const MOST_REFERENCES = 100;
export const MOST_PACKS = 5;

/** Stands for all entries of a pack that a list takes. */
const ALL = '*';

export const EntryReferenceSchema = z
  .strictObject({
    at: z.string().min(1).max(300).describe('The place in the input, as a JSON pointer such as /attacker/weapon.'),
    entry: z
      .string()
      .min(3)
      .max(125)
      .describe('The entry as pack:entry; of a list, pack:* adds all that the list can hold.'),
  })
  .meta({ id: 'EntryReference', description: 'A place of the input that is filled from an entry of a pack.' });

/** What a request may say of packs, on the surfaces that resolve references before they ask the library. */
export const PackFields = {
  entries: z
    .array(EntryReferenceSchema)
    .max(MOST_REFERENCES)
    .optional()
    .describe('Places of the input to be filled from packs. What the input itself says there comes first.'),
  packs: z
    .array(z.json())
    .max(MOST_PACKS)
    .optional()
    .describe('Packs by value, for this request only; one of them goes before a loaded pack of the same id.'),
};

/** A pack is checked by itself, however deep it is. */
const Envelope = z.strictObject({ ...PackFields, packs: z.array(z.unknown()).max(MOST_PACKS).optional() });

/** True for a request that has something to resolve. */
export function refersToPacks(request: unknown): request is Record<string, unknown> {
  if (typeof request !== 'object' || request === null || Array.isArray(request)) return false;
  return Object.hasOwn(request, 'entries') || Object.hasOwn(request, 'packs');
}

/**
 * The request with every reference taken from its pack: the same as if it had given the fields by value.
 * @param input the unit's schema
 * @param loaded packs that are here without the request
 * @throws `invalid-input` for a pack, entry or place that does not exist, with what does
 */
export function withoutReferences(
  request: Record<string, unknown>,
  input: z.ZodType,
  kinds: PackKinds,
  loaded: readonly Pack[],
): UnitRequest {
  const { entries, packs, ...rest } = request;
  const parsed = Envelope.safeParse({
    ...(entries !== undefined && { entries }),
    ...(packs !== undefined && { packs }),
  });
  if (!parsed.success) throw misfit(parsed.error, request, '');
  const brought = (parsed.data.packs ?? []).map((pack, i) => checkedPack(kinds, pack, `/packs/${i}`));
  const shelf = new Map([...loaded, ...brought].map((pack) => [pack.id, pack]));
  const filled = (parsed.data.entries ?? []).reduce<unknown>((sofar, { at, entry }, i) => {
    const pointer = `/entries/${i}`;
    const way = at.split('/').slice(1).map(unescaped);
    const { place, isList } = placeAt(input, at, way, pointer);
    const found = foundEntries(shelf, place, entry, isList, `${pointer}/entry`);
    return found.reduce<unknown>((value, { kind, entry: one }) => {
      const fields = takenFields(place, kind, one);
      return put(value, isList ? [...way, '-'] : way, fields, '/input');
    }, sofar);
  }, rest.input);
  return { ...rest, input: filled } as UnitRequest;
}

function unescaped(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** The place at the end of a way: one that takes entries, or a list of such. */
function placeAt(input: z.ZodType, at: string, way: readonly string[], pointer: string) {
  const places = entryPlaces(input);
  const place = at.startsWith('/') ? places.find((one) => leadsTo(one.way, way)) : undefined;
  if (place) return { place, isList: false };
  const list = at.startsWith('/')
    ? places.find((one) => one.way.at(-1) === '*' && leadsTo(one.way.slice(0, -1), way))
    : undefined;
  if (list) return { place: list, isList: true };
  const there = places.map((one) => pointerOf(one.way)).join(', ');
  throw invalidInput(`${pointer}/at`, there === '' ? 'nothing: no place here takes entries' : `one of ${there}`, at);
}

function leadsTo(pattern: readonly string[], way: readonly string[]): boolean {
  return (
    pattern.length === way.length && pattern.every((name, i) => (name === '*' ? isNumber(way[i]) : name === way[i]))
  );
}

const isNumber = (part: string | undefined) => part !== undefined && /^(0|[1-9]\d{0,3}|-)$/.test(part);

function pointerOf(way: readonly string[]): string {
  return way.map((part) => `/${escaped(part)}`).join('');
}

function foundEntries(
  shelf: ReadonlyMap<string, Pack>,
  place: EntryPlace,
  name: string,
  isList: boolean,
  pointer: string,
) {
  const colon = name.indexOf(':');
  const pack = shelf.get(colon < 0 ? name : name.slice(0, colon));
  if (colon < 0 || !pack) throw unknownPack(shelf, name, pointer);
  const wanted = name.slice(colon + 1);
  const fitting = entriesOf(pack).filter(({ kind }) => Object.hasOwn(place.takes, kind));
  const found = isList && wanted === ALL ? fitting : fitting.filter(({ entry }) => entry.id === wanted);
  if (found.length > 0) return found;
  throw unknownEntry(fitting, place, pack, name, pointer);
}

function unknownPack(shelf: ReadonlyMap<string, Pack>, name: string, pointer: string): Refusal {
  const ids = [...shelf.keys()];
  const closest = nearest(name.split(':', 1)[0] ?? '', ids);
  const near = closest.length > 0 ? `; did you mean ${closest.join(' or ')}` : '';
  return invalidInput(
    pointer,
    `pack:entry of a pack that is here (${ids.slice(0, 20).join(', ') || 'none'})${near}`,
    name,
  );
}

function unknownEntry(
  fitting: readonly { entry: EntryValue }[],
  { takes }: EntryPlace,
  pack: Pack,
  name: string,
  pointer: string,
): Refusal {
  const ids = fitting.map(({ entry }) => String(entry.id));
  const wanted = name.slice(pack.id.length + 1);
  const told = nearest(wanted, ids);
  const some = (told.length > 0 ? told : ids.slice(0, 20)).map((id) => `${pack.id}:${id}`).join(', ');
  return invalidInput(
    pointer,
    `one of the ${Object.keys(takes).join(' or ')} of ${pack.id}, such as ${some || 'none'}`,
    name,
  );
}

/** A copy of a value with fields at the end of a way; what stands there already goes before them. */
function put(value: unknown, way: readonly string[], fields: EntryValue, pointer: string): unknown {
  const [name, ...rest] = way;
  if (name === undefined) return { ...fields, ...objectOf(value, pointer) };
  if (isNumber(name)) return putInList(value, name, rest, fields, pointer);
  const object = objectOf(value, pointer);
  return { ...object, [name]: put(own(object, name), rest, fields, `${pointer}/${escaped(name)}`) };
}

function putInList(
  value: unknown,
  name: string,
  rest: readonly string[],
  fields: EntryValue,
  pointer: string,
): unknown[] {
  if (value !== undefined && !Array.isArray(value)) throw invalidInput(pointer, 'a list', value);
  const list: unknown[] = [...(value ?? [])];
  const number = name === '-' ? list.length : Number(name);
  if (number > list.length)
    throw invalidInput(`${pointer}/${name}`, `an item of ${list.length}, or the next`, shown(undefined));
  list[number] = put(list[number], rest, fields, `${pointer}/${number}`);
  return list;
}

function objectOf(value: unknown, pointer: string): Record<string, unknown> {
  if (value === undefined) return {};
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw invalidInput(pointer, 'an object', value);
}

function own(object: Record<string, unknown>, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}
