import { z } from 'zod';
import type { EntryValue, PackKind } from './kind.ts';

/** The fields that a place of an input takes from an entry; those that it does not know are left out. */
export type Taking = (entry: EntryValue) => EntryValue;

/** What a place takes, by the kind of content. */
export type Takes = Readonly<Record<string, Taking>>;

/** The fields of the same names. */
export const sameFields: Taking = (entry) => entry;

const taken = z.registry<{ takes: Takes }>();

/**
 * Says of a schema which kinds of content it can be filled from, and how. Its JSON Schema names the kinds under `takes`, so that
 * surfaces offer them.
 * @param takes by kind, such as `{ weapons: sameFields, shields: ({ rating }) => ({ kind: 'shield', hitPoints: rating }) }`
 */
export function takingFrom<T extends z.ZodObject>(schema: T, takes: Takes): T {
  const taking = schema.meta({ takes: Object.keys(takes) });
  taken.add(taking, { takes });
  return taking;
}

/** A place of an input that can be filled from entries. */
export interface EntryPlace {
  /** Its way into the input; `*` stands for any item of a list. */
  way: readonly string[];
  schema: z.ZodObject;
  takes: Takes;
}

const known = new WeakMap<z.ZodType, readonly EntryPlace[]>();

/** Every place of an input that can be filled from entries. */
export function entryPlaces(input: z.ZodType): readonly EntryPlace[] {
  const places = known.get(input) ?? [...placesIn(input, [], new Set())];
  known.set(input, places);
  return places;
}

function* placesIn(schema: z.ZodType, way: readonly string[], above: ReadonlySet<z.ZodType>): Generator<EntryPlace> {
  if (above.has(schema)) return;
  const within = new Set([...above, schema]);
  const takes = taken.get(schema)?.takes;
  if (takes && schema instanceof z.ZodObject) yield { way, schema, takes };
  for (const [name, part] of partsOf(schema)) yield* placesIn(part, name === undefined ? way : [...way, name], within);
}

/** What a schema is made of, with the name of a field, `*` for items, or none for what stands at the same place. */
function partsOf(schema: z.ZodType): [name: string | undefined, part: z.ZodType][] {
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape as Record<string, z.ZodType>);
  if (schema instanceof z.ZodArray) return [['*', schema.element as z.ZodType]];
  if (schema instanceof z.ZodUnion) return schema.options.map((option) => [undefined, option as z.ZodType]);
  if (schema instanceof z.ZodPipe) return [[undefined, schema.out as z.ZodType]];
  const { innerType } = schema.def as { innerType?: z.ZodType };
  return innerType ? [[undefined, innerType]] : [];
}

/** What a place takes from an entry, in the fields that it knows. */
export function takenFields({ schema, takes }: EntryPlace, kind: string, entry: EntryValue): Record<string, unknown> {
  const fields = takes[kind]?.(entry) ?? {};
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => value !== undefined && Object.hasOwn(schema.shape, name)),
  );
}

/**
 * What stands at a place once somebody has chosen an entry for it. Whatever entries could have brought there before goes, so that
 * nothing of the last one is left behind; the rest stays.
 * @param kinds of the system; those that the place takes matter
 */
export function refilled(
  place: EntryPlace,
  kinds: readonly PackKind[],
  kind: string,
  entry: EntryValue,
  present: unknown,
): Record<string, unknown> {
  const fields = takenFields(place, kind, entry);
  const taken = kinds.filter(({ id }) => Object.hasOwn(place.takes, id));
  const brought = new Set([...taken.flatMap(({ schema }) => Object.keys(schema.shape)), ...Object.keys(fields)]);
  const before = typeof present === 'object' && present !== null ? Object.entries(present) : [];
  return { ...Object.fromEntries(before.filter(([name]) => !brought.has(name))), ...fields };
}
