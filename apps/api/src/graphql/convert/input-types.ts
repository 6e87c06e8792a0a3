import {
  GraphQLBoolean,
  type GraphQLInputFieldConfig,
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLList,
  GraphQLNonNull,
} from 'graphql';
import type { z } from 'zod';
import type { LeafTypes } from './leaf-types.ts';
import { enumName, inputName, pascalCase } from './names.ts';
import { JsonScalar } from './scalars.ts';
import { type Shape, shapeOf, type Variant, valuesOf, variantsOf } from './shape.ts';

/** Turns what GraphQL hands over into what the library takes: no nulls for what is absent, unions with their discriminator. */
export type Read = (value: unknown) => unknown;

export interface InputType {
  type: GraphQLInputType;
  read: Read;
}

interface Named {
  type: GraphQLInputObjectType;
  read: Read;
  schema: z.ZodType;
}

type Fields = Readonly<Record<string, unknown>>;

const same: Read = (value) => value;

/** The types of what is sent. */
export class InputTypes {
  private readonly leaves: LeafTypes;
  private readonly objects = new Map<string, Named>();

  constructor(leaves: LeafTypes) {
    this.leaves = leaves;
  }

  /** The type of one argument or field. @param hint a name for types that have none of their own */
  field(schema: z.ZodType, hint: string): InputType & { description: string | undefined } {
    const shape = shapeOf(schema);
    const { type, read } = this.typeOf(shape, hint);
    const isRequired = !shape.isOptional && !shape.isNullable;
    return { type: isRequired ? new GraphQLNonNull(type) : type, read, description: shape.description };
  }

  private typeOf(shape: Shape, hint: string): { type: Exclude<GraphQLInputType, GraphQLNonNull<never>>; read: Read } {
    const leaf = this.leaves.typeOf(shape, hint);
    if (leaf) return { type: leaf, read: same };
    const { schema } = shape;
    if (schema.def.type === 'array') {
      const item = this.field((schema as z.ZodArray).element as z.ZodType, hint);
      return { type: new GraphQLList(item.type), read: item.read === same ? same : readList(item.read) };
    }
    const name = inputName(shape.id ?? hint);
    const union = variantsOf(schema);
    if (union) return this.known(name, schema, () => this.oneOf(name, shape, union.discriminator, union.variants));
    if (schema.def.type !== 'object' || isEmpty(schema)) return { type: JsonScalar, read: same };
    return this.known(name, schema, () => this.object(name, shape, (schema as z.ZodObject).shape));
  }

  private known(name: string, schema: z.ZodType, make: () => Omit<Named, 'schema'>): Named {
    const known = this.objects.get(name);
    if (known && known.schema.def === schema.def) return known;
    if (known) throw new Error(`two different inputs are called ${name}`);
    const made = { ...make(), schema };
    this.objects.set(name, made);
    return made;
  }

  /** GraphQL asks for the fields when the schema is made, so how to read them is known before anything is sent. */
  private object(name: string, shape: Shape, fields: Fields, without?: string): Omit<Named, 'schema'> {
    const reads = new Map<string, { read: Read; keepsNull: boolean }>();
    const told = Object.entries(fields).filter(([key]) => key !== without) as [string, z.ZodType][];
    const given = Object.fromEntries(told.flatMap(([key, field]) => onlyValue(key, field)));
    const configs = () => {
      const made: Record<string, GraphQLInputFieldConfig> = {};
      for (const [key, field] of told) {
        if (key in given) continue;
        const { type, read, description } = this.field(field, base(name) + pascalCase(key));
        made[key] = { type, description };
        reads.set(key, { read, keepsNull: shapeOf(field).isNullable });
      }
      return made;
    };
    const type = new GraphQLInputObjectType({ name, description: shape.description, fields: configs });
    return { type, read: (value) => readObject(value as Fields, reads, given) };
  }

  /** A union by its discriminator: exactly one field, named by the discriminator's value. */
  private oneOf(name: string, shape: Shape, discriminator: string, variants: Variant[]): Omit<Named, 'schema'> {
    const reads = new Map<string, { value: string; read: Read }>();
    const configs = () => {
      const made: Record<string, GraphQLInputFieldConfig> = {};
      for (const { value, schema } of variants) {
        const key = enumName(value);
        const { type, read } = this.variant(`${base(name)}${pascalCase(value)}Input`, discriminator, schema);
        made[key] = { type, description: shapeOf(schema).description };
        reads.set(key, { value, read });
      }
      return made;
    };
    const description = [shape.description, 'Exactly one of these.'].filter(Boolean).join(' ');
    const type = new GraphQLInputObjectType({ name, description, isOneOf: true, fields: configs });
    const read: Read = (given) => {
      const [[key, value] = ['', undefined]] = Object.entries(given as Fields);
      const variant = reads.get(key);
      return { [discriminator]: variant?.value, ...((variant?.read(value) ?? {}) as object) };
    };
    return { type, read };
  }

  private variant(name: string, discriminator: string, schema: z.ZodObject): InputType {
    if (Object.keys(schema.shape).length > 1)
      return this.known(name, schema, () => this.object(name, shapeOf(schema), schema.shape, discriminator));
    return { type: GraphQLBoolean, read: () => ({}) }; // nothing to say but that it is this one
  }
}

function base(name: string): string {
  return name.slice(0, -'Input'.length);
}

function isEmpty(schema: z.ZodType): boolean {
  return Object.keys((schema as z.ZodObject).shape).length === 0;
}

function readList(read: Read): Read {
  return (value) => (Array.isArray(value) ? value.map(read) : value);
}

/** What tells the form of an object that here has one form only need not be said. A number may be a version, which must. */
function onlyValue(key: string, field: z.ZodType): [string, unknown][] {
  const { schema, isOptional, isNullable } = shapeOf(field);
  const [value, ...others] = schema.def.type === 'literal' ? valuesOf(schema) : [];
  const isTold = typeof value !== 'string' || others.length > 0 || isOptional || isNullable;
  return isTold ? [] : [[key, value]];
}

function readObject(
  value: Fields | null,
  fields: ReadonlyMap<string, { read: Read; keepsNull: boolean }>,
  given: Fields,
): unknown {
  if (value === null) return value;
  const made: Record<string, unknown> = { ...given };
  for (const key in value) {
    const field = fields.get(key);
    if (value[key] !== null) made[key] = field ? field.read(value[key]) : value[key];
    else if (field?.keepsNull) made[key] = null;
  }
  return made;
}
