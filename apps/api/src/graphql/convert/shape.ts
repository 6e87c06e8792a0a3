import type { z } from 'zod';

/** A schema without what only says that it may be missing, with what it says of itself. */
export interface Shape {
  schema: z.ZodType;
  /** The id of the schema, or of the one it only describes anew. */
  id: string | undefined;
  description: string | undefined;
  isOptional: boolean;
  isNullable: boolean;
}

type Definition = { innerType?: z.ZodType; in?: z.ZodType; out?: z.ZodType };

/** What a field holds once optional, nullable, defaults, pipes and lazy references are taken off. */
export function shapeOf(field: z.ZodType): Shape {
  const shape: Shape = { schema: field, id: undefined, description: undefined, isOptional: false, isNullable: false };
  for (;;) {
    const { schema } = shape;
    shape.description ??= schema.meta()?.description;
    shape.id ??= idOf(schema);
    const inner = innerOf(schema);
    if (!inner) {
      if (schema.def.type === 'literal') shape.description ??= `Always ${valuesOf(schema).join(' or ')}.`;
      return shape;
    }
    const { type } = schema.def;
    if (type === 'optional' || type === 'default' || type === 'prefault') shape.isOptional = true;
    if (type === 'nullable') shape.isNullable = true;
    shape.schema = inner;
  }
}

function innerOf(schema: z.ZodType): z.ZodType | undefined {
  const { innerType, in: before, out: after } = schema.def as Definition;
  switch (schema.def.type) {
    case 'optional':
    case 'default':
    case 'prefault':
    case 'nullable':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return innerType;
    case 'pipe':
      return before?.def.type === 'transform' ? after : before;
    case 'lazy':
      return isAnyJson(schema) ? undefined : ((schema as z.ZodLazy).unwrap() as z.ZodType);
    default:
      return undefined;
  }
}

/** `describe` makes a new schema that remembers the one it came from, and with it the id. */
function idOf(schema: z.ZodType): string | undefined {
  for (let current: z.core.$ZodType | undefined = schema; current; current = current._zod.parent) {
    const id = (current as z.ZodType).meta()?.id;
    if (typeof id === 'string') return id;
  }
  return undefined;
}

/** `z.json()` is a lazy union that holds records of itself; nothing else of ours is. */
export function isAnyJson(schema: z.ZodType): boolean {
  if (schema.def.type !== 'lazy') return false;
  const inner = (schema as z.ZodLazy).unwrap() as z.ZodType;
  return (
    inner.def.type === 'union' &&
    (inner as z.ZodUnion).options.some((option) => (option as z.ZodType).def.type === 'record')
  );
}

/** One form of a discriminated union, by the value that tells it from the others. */
export interface Variant {
  value: string;
  schema: z.ZodObject;
}

/** The forms of a discriminated union, or undefined for any other schema. */
export function variantsOf(schema: z.ZodType): { discriminator: string; variants: Variant[] } | undefined {
  const { type, discriminator, options } = schema.def as {
    type: string;
    discriminator?: string;
    options?: z.ZodType[];
  };
  if (type !== 'union' || discriminator === undefined || !options) return undefined;
  const variants = options.flatMap((option) => variantsOfOption(shapeOf(option).schema, discriminator));
  return { discriminator, variants };
}

function variantsOfOption(option: z.ZodType, discriminator: string): Variant[] {
  const nested = variantsOf(option);
  if (nested) {
    if (nested.discriminator === discriminator) return nested.variants;
    throw new Error(`a union by ${discriminator} holds one by ${nested.discriminator}: GraphQL has no such type`);
  }
  const object = option as z.ZodObject;
  const told = shapeOf(object.shape[discriminator] as z.ZodType).schema;
  return valuesOf(told).map((value) => ({ value: String(value), schema: object }));
}

/** The values of a literal or a choice. */
export function valuesOf(schema: z.ZodType): readonly unknown[] {
  if (schema.def.type === 'literal') return [...(schema as z.ZodLiteral).values];
  if (schema.def.type === 'enum') return (schema as z.ZodEnum).options;
  return [];
}

/** True for unions of texts, numbers, yes or no and nothing. */
export function isPlainUnion(schema: z.ZodType): boolean {
  const { type, options } = schema.def as { type: string; options?: z.ZodType[] };
  const plain = new Set(['string', 'number', 'boolean', 'null', 'literal', 'enum']);
  return type === 'union' && (options ?? []).every((option) => plain.has(shapeOf(option).schema.def.type));
}

/** Whole numbers within 32 bits are Int; GraphQL has no larger ones. */
export function isInt(schema: z.ZodType): boolean {
  const { isInt: whole, minValue, maxValue } = schema as z.ZodNumber;
  const fits = (bound: number | null) => bound !== null && Math.abs(bound) <= 0x7fffffff;
  return whole && fits(minValue) && fits(maxValue);
}
