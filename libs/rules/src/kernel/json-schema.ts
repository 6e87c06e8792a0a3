import { z } from 'zod';

/** A JSON Schema as plain JSON. */
export interface JsonSchema {
  [keyword: string]: unknown;
}

type Settings = NonNullable<Parameters<typeof z.toJSONSchema>[1]>;

/**
 * A unit's schema as JSON Schema of draft 2020-12. Schemas that have an id are under `$defs` by that id.
 * @param io what is sent or what is answered; they differ where a field has a default
 */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output', settings: Settings = {}): JsonSchema {
  const made = z.toJSONSchema(schema, { io, target: 'draft-2020-12', unrepresentable: 'any', ...settings });
  return withoutAnyJson(made as JsonSchema);
}

/** Zod spells "any JSON value" as a recursive definition without a name of its own, one for each place; JSON Schema says the same by saying nothing. */
function withoutAnyJson(schema: JsonSchema): JsonSchema {
  const list = schema.$defs !== undefined ? '$defs' : 'definitions';
  const defs = { ...(schema[list] as Record<string, JsonSchema> | undefined) };
  const dropped = new Set<string>();
  for (const name of Object.keys(defs)) {
    if (!name.startsWith('__schema') || !isAnyJson(defs[name])) continue;
    dropped.add(`#/${list}/${name}`);
    delete defs[name];
  }
  if (dropped.size === 0) return schema;
  const { [list]: _, ...rest } = schema;
  const kept = Object.keys(defs).length > 0 ? { ...rest, [list]: defs } : rest;
  return withoutReferences(kept, dropped) as JsonSchema;
}

const ANY_JSON = 'string number boolean null array object';

function isAnyJson(schema: JsonSchema | undefined): boolean {
  if (!Array.isArray(schema?.anyOf)) return false;
  const types = schema.anyOf.map((member: JsonSchema) => member.type ?? (member.nullable ? 'null' : ''));
  return types.join(' ') === ANY_JSON || types.join(' ') === ANY_JSON.replace('null', 'string');
}

function withoutReferences(value: unknown, dropped: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutReferences(item, dropped));
  if (typeof value !== 'object' || value === null) return value;
  const isDropped = (member: unknown) => dropped.has((member as JsonSchema | null)?.$ref as string);
  const entries = Object.entries(value).filter(
    ([key, member]) =>
      !(key === '$ref' && dropped.has(member as string)) &&
      !(key === 'allOf' && (member as unknown[]).every(isDropped)),
  );
  return Object.fromEntries(entries.map(([key, member]) => [key, withoutReferences(member, dropped)]));
}
