import type { z } from 'zod';

/**
 * A schema by what it gives, for those who are handed one. Every `z.object` has a type of its own; taken as `z.ZodType<T>` it would be
 * compared with all that a schema can do, which takes the compiler longer than the rest of a rule's file.
 */
export interface Giving<T> {
  readonly _zod: { readonly output: T };
}

/** The schema itself. */
export function schemaGiving<T>(schema: Giving<T>): z.ZodType<T> {
  return schema as z.ZodType<T>;
}
