import { type JsonSchema, jsonSchemaOf } from '@riposte/rules';
import type { z } from 'zod';

/** The published version, and its twin for tools that know no newer one. */
export type OpenApiVersion = '3.1.0' | '3.0.3';

/** The schemas of a document by name. Only what is asked for gets in. */
export class Components {
  readonly schemas: Record<string, JsonSchema> = {};
  private readonly version: OpenApiVersion;
  private readonly used = { input: new Map<z.ZodType, JsonSchema>(), output: new Map<z.ZodType, JsonSchema>() };

  constructor(version: OpenApiVersion) {
    this.version = version;
  }

  /** The schema of something sent or answered: a reference where it has a name. */
  use(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const used = this.used[io].get(schema) ?? this.made(schema, io);
    this.used[io].set(schema, used);
    return used;
  }

  /** Tells tools which form of a choice they have before them, where all forms have names. */
  addDiscriminators(): void {
    for (const schema of Object.values(this.schemas)) visit(schema, (part) => this.addDiscriminator(part));
  }

  private made(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const isNew = this.version === '3.1.0';
    const made = jsonSchemaOf(schema, io, { target: isNew ? 'draft-2020-12' : 'openapi-3.0' });
    const { $schema: _, $defs, definitions, ...root } = made;
    const defs = ($defs ?? definitions ?? {}) as Record<string, JsonSchema>;
    for (const [name, def] of Object.entries(defs)) this.add(name, adapted(def, this.version) as JsonSchema);
    return adapted(root, this.version) as JsonSchema;
  }

  /** @throws Error when two different schemas have one name: a mistake in the code */
  private add(name: string, schema: JsonSchema): void {
    if (name.startsWith('__')) throw new Error(`a schema that refers to itself needs an id: ${JSON.stringify(schema)}`);
    const known = this.schemas[name];
    if (known && JSON.stringify(known) !== JSON.stringify(schema)) throw new Error(`two schemas are called ${name}`);
    this.schemas[name] = schema;
  }

  private addDiscriminator(part: JsonSchema): void {
    const members = (part.oneOf as JsonSchema[] | undefined)?.map((member) => member.$ref);
    if (!members?.every((ref) => typeof ref === 'string')) return;
    const objects = members.map((ref) => this.schemas[String(ref).slice(PREFIX.length)]);
    const told = tellingProperty(objects);
    if (!told) return;
    const mapping = Object.fromEntries(told.values.map((value, i) => [value, members[i]]));
    part.discriminator = { propertyName: told.name, mapping };
  }
}

const PREFIX = '#/components/schemas/';

/** The property that has one value of its own in each of the forms. */
function tellingProperty(objects: readonly (JsonSchema | undefined)[]): { name: string; values: string[] } | undefined {
  const properties = objects.map((object) => (object?.properties ?? {}) as Record<string, JsonSchema>);
  for (const name of Object.keys(properties[0] ?? {})) {
    const values = properties.map((fields) => onlyValue(fields[name]));
    if (values.every((value) => value !== undefined) && new Set(values).size === values.length)
      return { name, values: values as string[] };
  }
  return undefined;
}

/** A constant, or the one value of a choice: the older form has no constants. */
function onlyValue(schema: JsonSchema | undefined): string | undefined {
  const [only, another] = [schema?.const ?? schema?.enum].flat();
  return typeof only === 'string' && another === undefined ? only : undefined;
}

/** Zod's schemas as the document has them: references into it, and no keyword that its version does not know. */
function adapted(schema: unknown, version: OpenApiVersion): unknown {
  if (Array.isArray(schema)) return schema.map((item) => adapted(item, version));
  if (typeof schema !== 'object' || schema === null) return schema;
  const made: JsonSchema = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (keyword === '$ref') made.$ref = String(value).replace(/^#\/(\$defs|definitions)\//, PREFIX);
    else if (keyword === 'unit') made['x-unit'] = value;
    else if (keyword === 'takes') made['x-takes'] = value;
    else if (keyword === 'examples' && version === '3.0.3') made.example = (value as unknown[])[0];
    else if (AS_IT_IS.has(keyword)) made[keyword] = value;
    else if (keyword === 'properties') made.properties = adaptedEach(value as JsonSchema, version);
    else made[keyword] = adapted(value, version);
  }
  return made.nullable === true && made.type === undefined ? orNull(made) : made;
}

/** The older form heeds `nullable` only beside a type, and what is referred to has none here. */
function orNull({ nullable: _, description, ...schema }: JsonSchema): JsonSchema {
  const choice = { anyOf: [schema, { type: 'string', nullable: true, enum: [null] }] };
  return description === undefined ? choice : { description, ...choice };
}

/** Keywords whose values are data and no schemas. */
const AS_IT_IS: ReadonlySet<string> = new Set(['const', 'default', 'enum', 'example', 'examples', 'required']);

function adaptedEach(schemas: JsonSchema, version: OpenApiVersion): JsonSchema {
  const fields = Object.entries(schemas).map(([name, schema]) => [name, described(adapted(schema, version))]);
  return Object.fromEntries(fields);
}

/** What has only one value tells one form from another, and rules say nothing more of it. */
function described(schema: unknown): unknown {
  const only = onlyValue(schema as JsonSchema);
  return only === undefined ? schema : { description: `Always ${only}.`, ...(schema as JsonSchema) };
}

function visit(value: unknown, work: (part: JsonSchema) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) work(value as JsonSchema);
  for (const member of Object.values(value)) visit(member, work);
}
