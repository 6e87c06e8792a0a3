import {
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLFloat,
  GraphQLInt,
  type GraphQLScalarType,
  GraphQLString,
} from 'graphql';
import type { z } from 'zod';
import { enumName } from './names.ts';
import { JsonScalar, PlainScalar } from './scalars.ts';
import { isInt, isPlainUnion, type Shape, valuesOf } from './shape.ts';

export type LeafType = GraphQLScalarType | GraphQLEnumType;

/** The types without fields, which what is sent and what is answered share. */
export class LeafTypes {
  private readonly enums = new Map<string, { type: GraphQLEnumType; values: string }>();

  /** @param hint a name for a choice that has none of its own; undefined for a schema that has fields */
  typeOf({ schema, id, description }: Shape, hint: string): LeafType | undefined {
    switch (schema.def.type) {
      case 'string':
        return GraphQLString;
      case 'boolean':
        return GraphQLBoolean;
      case 'number':
        return isInt(schema) ? GraphQLInt : GraphQLFloat;
      case 'enum':
        return this.enumOf(id ?? hint, schema, description);
      case 'literal':
        return literalType(schema);
      case 'union':
        return isPlainUnion(schema) ? PlainScalar : undefined;
      case 'object':
      case 'array':
        return undefined;
      default:
        return JsonScalar;
    }
  }

  private enumOf(name: string, schema: z.ZodType, description: string | undefined): GraphQLEnumType {
    const values = valuesOf(schema) as string[];
    const known = this.enums.get(name);
    if (known && known.values === values.join(' ')) return known.type;
    if (known) throw new Error(`two choices are called ${name}`);
    const entries = values.map((value) => [enumName(value), { value }] as const);
    const type = new GraphQLEnumType({ name, description, values: Object.fromEntries(entries) });
    this.enums.set(name, { type, values: values.join(' ') });
    return type;
  }
}

function literalType(schema: z.ZodType): LeafType {
  const [value] = valuesOf(schema);
  if (typeof value === 'number') return Number.isInteger(value) ? GraphQLInt : GraphQLFloat;
  return typeof value === 'boolean' ? GraphQLBoolean : GraphQLString;
}
