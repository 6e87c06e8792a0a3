import { hash } from 'node:crypto';

/** JSON with sorted keys, so that equal values have equal texts. Fields that are undefined are left out. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields: string[] = [];
  for (const key of Object.keys(value).sort()) {
    const field = (value as Record<string, unknown>)[key];
    if (field !== undefined) fields.push(`${JSON.stringify(key)}:${canonicalJson(field)}`);
  }
  return `{${fields.join(',')}}`;
}

/** A short name for a value: equal values have the same, different ones never in practice. */
export function fingerprint(value: unknown): string {
  return hash('sha256', canonicalJson(value), 'base64url');
}
