import { z } from 'zod';

/** The top-level fields of an object schema; of a union, those of all its members. */
export function fieldsOf(schema: z.ZodType): string[] {
  return [...new Set(names(schema))];
}

function names(schema: z.ZodType): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => names(option as z.ZodType));
  if (schema instanceof z.ZodIntersection)
    return [schema.def.left, schema.def.right].flatMap((side) => names(side as z.ZodType));
  if (schema instanceof z.ZodPipe) return names(schema.def.out as z.ZodType);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return names(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodLazy) return names(schema.unwrap() as z.ZodType);
  return [];
}
