import { z } from 'zod';

/** What a field says of itself to forms, documents and explanations. */
export type FieldMeta = {
  title?: string;
  description: string;
  unit?: string;
  examples?: unknown[];
};

/** A whole number within bounds; every number of an input has them. */
export function whole(min: number, max: number, meta: FieldMeta | string) {
  return z.int().min(min).max(max).meta(metaOf(meta));
}

/** A number with at most four decimals within bounds: figures that may hold a half or a share. */
export function decimal(min: number, max: number, meta: FieldMeta | string) {
  return z.number().min(min).max(max).refine(hasFourDecimals, 'a number with at most four decimals').meta(metaOf(meta));
}

/** Yes or no. */
export function flag(meta: FieldMeta | string) {
  return z.boolean().meta(metaOf(meta));
}

/** A short text such as a name. */
export function text(max: number, meta: FieldMeta | string) {
  return z.string().min(1).max(max).meta(metaOf(meta));
}

/** A caller's own id, which names dice, scopes and amendments; scopes are joined by dots, so it has none. */
export function identifier(meta: FieldMeta | string) {
  return text(60, meta).regex(/^[A-Za-z0-9_-]+$/, 'letters, digits, - and _, such as maelis-2');
}

/** One of a few words. */
export function choice<const T extends readonly [string, ...string[]]>(
  id: string,
  values: T,
  meta: FieldMeta | string,
) {
  return z.enum(values).meta({ id, ...metaOf(meta) });
}

function metaOf(meta: FieldMeta | string): FieldMeta {
  return typeof meta === 'string' ? { description: meta } : meta;
}

function hasFourDecimals(value: number): boolean {
  return Number.isSafeInteger(value) || /^-?\d+(\.\d{1,4})?$/.test(String(value));
}
