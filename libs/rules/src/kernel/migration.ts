/** Raises what is kept, such as a state or a pack, one form version up; it writes the new `formatVersion` itself. */
export type Migration = (older: Record<string, unknown>) => Record<string, unknown>;

/**
 * What is kept in its present form.
 * What only calls itself an older form cannot be raised; it stays as it is, and the present schema says what is wrong with it.
 * @param migrations the first raises version 1 to 2, the next 2 to 3
 */
export function raised(value: unknown, migrations: readonly Migration[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  let kept = value as Record<string, unknown>;
  try {
    for (const [index, raise] of migrations.entries()) if (kept.formatVersion === index + 1) kept = raise(kept);
    return kept;
  } catch {
    return value;
  }
}
