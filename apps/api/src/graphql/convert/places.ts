import type { z } from 'zod';
import { enumName } from './names.ts';
import { shapeOf, variantsOf } from './shape.ts';

/**
 * The way to a value in what GraphQL takes, where each form of a union lies in a field of its own.
 * @param way the same in what the library takes
 */
export function wayInGraphql(field: z.ZodType, value: unknown, way: readonly string[]): string[] {
  const [head, ...rest] = way;
  if (head === undefined) return [];
  const { schema } = shapeOf(field);
  const union = variantsOf(schema);
  if (union) {
    const told = memberOf(value, union.discriminator);
    const variant = union.variants.find((candidate) => candidate.value === told);
    return variant ? [enumName(variant.value), ...wayInGraphql(variant.schema, value, way)] : [...way];
  }
  const inner = schema.def.type === 'array' ? elementOf(schema) : fieldOf(schema, head);
  return inner ? [head, ...wayInGraphql(inner, memberOf(value, head), rest)] : [...way];
}

function elementOf(schema: z.ZodType): z.ZodType {
  return (schema as z.ZodArray).element as z.ZodType;
}

function fieldOf(schema: z.ZodType, name: string): z.ZodType | undefined {
  if (schema.def.type !== 'object') return undefined;
  return (schema as z.ZodObject).shape[name] as z.ZodType | undefined;
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
