import { z } from 'zod';

/** `phase-combat` → `phaseCombat` */
export function camelCase(id: string): string {
  return id.replace(/[^A-Za-z0-9]+([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** The name under which GraphQL has a value of a choice. */
export function enumName(value: string): string {
  const name = value.replace(/[^A-Za-z0-9_]/g, '_');
  return /^[0-9]|^__/.test(name) || ['', 'true', 'false', 'null'].includes(name) ? `_${name}` : name;
}

/** A JSON value of a schema as GraphQL takes it: choices by name, a union as one field named by its discriminator. */
export function toGraphql(wrapped: z.ZodType, value: unknown): unknown {
  const schema = inner(wrapped);
  if (value === null || value === undefined) return value;
  if (schema instanceof z.ZodEnum) return typeof value === 'string' ? enumName(value) : value;
  if (schema instanceof z.ZodArray)
    return Array.isArray(value) ? value.map((item) => toGraphql(schema.element as z.ZodType, item)) : value;
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  if (schema instanceof z.ZodDiscriminatedUnion) return oneOf(schema, value as Record<string, unknown>);
  if (!(schema instanceof z.ZodObject)) return value;
  const said = Object.entries(value).filter(([name, field]) => !isOnlyValue(schema.shape[name] as z.ZodType, field));
  return mapped(Object.fromEntries(said), (name, field) => {
    const known = schema.shape[name] as z.ZodType | undefined;
    return known ? toGraphql(known, field) : field;
  });
}

/** What tells the one form that an object can have is not said in GraphQL. */
function isOnlyValue(schema: z.ZodType | undefined, value: unknown): boolean {
  const isForm = schema instanceof z.ZodLiteral && schema.values.size === 1 && typeof schema.value === 'string';
  return isForm && schema.value === value;
}

function oneOf(union: z.ZodDiscriminatedUnion, value: Record<string, unknown>): unknown {
  const { discriminator } = union.def;
  const { [discriminator]: chosen, ...rest } = value;
  const variant = variantsOf(union).find((candidate) => has(candidate, discriminator, chosen));
  if (!variant) return value;
  const hasMore = Object.keys(variant.shape).length > 1;
  return { [enumName(String(chosen))]: hasMore ? toGraphql(variant, rest) : true };
}

/** What GraphQL answered for a schema as the library's JSON. */
export function fromGraphql(wrapped: z.ZodType, value: unknown): unknown {
  const schema = inner(wrapped);
  if (value === null || value === undefined) return isNullable(wrapped) ? null : undefined;
  if (schema instanceof z.ZodEnum)
    return (schema.options as string[]).find((option) => enumName(option) === value) ?? value;
  if (schema instanceof z.ZodArray)
    return Array.isArray(value) ? value.map((item) => fromGraphql(schema.element as z.ZodType, item)) : value;
  if (typeof value !== 'object') return value;
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const { discriminator } = schema.def;
    const chosen = (value as Record<string, unknown>)[discriminator];
    const variant = variantsOf(schema).find((candidate) => has(candidate, discriminator, chosen));
    return variant ? fromGraphql(variant, value) : value;
  }
  if (!(schema instanceof z.ZodObject)) return value;
  return mapped(value, (name, field) => {
    const known = schema.shape[name] as z.ZodType | undefined;
    return known ? fromGraphql(known, field) : field;
  });
}

/** GraphQL knows no absence: what is null there is null here only where it can be nothing else. */
function isNullable(schema: z.ZodType): boolean {
  return (
    schema instanceof z.ZodNullable || (schema instanceof z.ZodReadonly && isNullable(schema.unwrap() as z.ZodType))
  );
}

/** A schema without what only says that it may be missing or how older forms are raised. */
function inner(schema: z.ZodType): z.ZodType {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly
  )
    return inner(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodPipe)
    return inner((schema.def.in instanceof z.ZodTransform ? schema.def.out : schema.def.in) as z.ZodType);
  return schema;
}

function variantsOf(union: z.ZodDiscriminatedUnion): z.ZodObject[] {
  return union.options.flatMap((option) => {
    const variant = inner(option as z.ZodType);
    return variant instanceof z.ZodDiscriminatedUnion ? variantsOf(variant) : [variant as z.ZodObject];
  });
}

/** Whether a variant is the one of a discriminator's value, which may also be the name GraphQL has for it. */
function has(variant: z.ZodObject, discriminator: string, chosen: unknown): boolean {
  const told = inner(variant.shape[discriminator] as z.ZodType);
  const values = told instanceof z.ZodLiteral ? [...told.values] : told instanceof z.ZodEnum ? told.options : [];
  return values.some((value) => value === chosen || enumName(String(value)) === chosen);
}

function mapped(value: object, change: (name: string, field: unknown) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, change(name, field)]));
}
