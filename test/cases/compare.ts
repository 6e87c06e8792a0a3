/**
 * Whether what came is what was expected: objects by the keys that are named, arrays of equal length element by element,
 * null is absent, numbers exact.
 */
export function isMet(expected: unknown, got: unknown): boolean {
  if (expected === null || expected === undefined) return got === null || got === undefined;
  if (Array.isArray(expected))
    return Array.isArray(got) && got.length === expected.length && expected.every((item, i) => isMet(item, got[i]));
  if (typeof expected !== 'object') return expected === got;
  if (typeof got !== 'object' || got === null || Array.isArray(got)) return false;
  return Object.entries(expected).every(([key, value]) =>
    isMet(value, Object.hasOwn(got, key) ? (got as Record<string, unknown>)[key] : undefined),
  );
}
