import {
  type GraphQLFieldConfigMap,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLUnionType,
} from 'graphql';
import type { z } from 'zod';
import type { LeafTypes } from './leaf-types.ts';
import { pascalCase } from './names.ts';
import { JsonScalar } from './scalars.ts';
import { type Shape, shapeOf, type Variant, variantsOf } from './shape.ts';

type Composite = GraphQLObjectType | GraphQLUnionType;

/** The types of what is answered. */
export class OutputTypes {
  private readonly leaves: LeafTypes;
  private readonly composites = new Map<string, { type: Composite; schema: z.ZodType }>();

  constructor(leaves: LeafTypes) {
    this.leaves = leaves;
  }

  /** The type of one field. @param hint a name for types that have none of their own */
  field(schema: z.ZodType, hint: string): { type: GraphQLOutputType; description: string | undefined } {
    const shape = shapeOf(schema);
    const type = this.typeOf(shape, hint);
    const isAlways = !shape.isOptional && !shape.isNullable && type !== JsonScalar;
    return { type: isAlways ? new GraphQLNonNull(type) : type, description: shape.description };
  }

  private typeOf(shape: Shape, hint: string): Exclude<GraphQLOutputType, GraphQLNonNull<never>> {
    const leaf = this.leaves.typeOf(shape, hint);
    if (leaf) return leaf;
    const { schema } = shape;
    if (schema.def.type === 'array')
      return new GraphQLList(this.field((schema as z.ZodArray).element as z.ZodType, hint).type);
    const name = shape.id ?? hint;
    const union = variantsOf(schema);
    if (union) return this.known(name, schema, () => this.union(name, shape, union.discriminator, union.variants));
    if (schema.def.type !== 'object' || Object.keys((schema as z.ZodObject).shape).length === 0) return JsonScalar;
    return this.object(name, shape, schema as z.ZodObject);
  }

  private known<T extends Composite>(name: string, schema: z.ZodType, make: () => T): T {
    const known = this.composites.get(name);
    if (known && known.schema.def === schema.def) return known.type as T;
    if (known) throw new Error(`two different outputs are called ${name}`);
    const type = make();
    this.composites.set(name, { type, schema });
    return type;
  }

  private object(name: string, shape: Shape, schema: z.ZodObject): GraphQLObjectType {
    const fields = () => {
      const entries = Object.entries(schema.shape) as [string, z.ZodType][];
      return Object.fromEntries(
        entries.map(([key, field]) => [key, this.field(field, name + pascalCase(key))]),
      ) as GraphQLFieldConfigMap<unknown, unknown>;
    };
    const { description } = shape;
    return this.known(name, schema, () => new GraphQLObjectType({ name, description, fields }));
  }

  private union(name: string, shape: Shape, discriminator: string, variants: Variant[]): GraphQLUnionType {
    const names = new Map<string, string>();
    const types = variants.map(({ value, schema }) => {
      const member = shapeOf(schema);
      const type = this.object(member.id ?? name + pascalCase(value), member, schema);
      names.set(value, type.name);
      return type;
    });
    return new GraphQLUnionType({
      name,
      description: shape.description,
      types: [...new Set(types)],
      resolveType: (value) => names.get(String((value as Record<string, unknown>)[discriminator])),
    });
  }
}
