import type { z } from 'zod';

export type Path = readonly (string | number)[];

/** What is told of a value that says something wrong of others in it. */
export interface Complaints {
  issues: z.core.$ZodRawIssue[];
}

/** Complains of a value that does not agree with the rest. @param expected what would, in words */
export function requireThat(holds: boolean, path: Path, input: unknown, expected: string, told: Complaints): void {
  if (!holds) told.issues.push({ code: 'custom', path: [...path], input, message: expected });
}

/**
 * Complains of every id that another one before it has already.
 * @param path where the list stands in the checked value
 */
export function requireOwnIds(list: readonly { id: string }[], path: Path, told: Complaints): void {
  const seen = new Set<string>();
  for (const [i, { id }] of list.entries()) {
    requireThat(!seen.has(id), [...path, i, 'id'], id, 'an id that nothing else here has', told);
    seen.add(id);
  }
}

/** Complains of every name in a list that nobody here bears, and of those that come again. */
export function requireNamedOnce(names: readonly string[], ids: readonly string[], path: Path, told: Complaints): void {
  for (const [i, name] of names.entries()) {
    requireNamed(name, ids, [...path, i], told);
    requireThat(names.indexOf(name) === i, [...path, i], name, 'each once', told);
  }
}

/** Complains of a name that nobody here bears. */
export function requireNamed(name: string | undefined, ids: readonly string[], path: Path, told: Complaints): void {
  if (name === undefined || !ids.includes(name)) requireThat(false, path, name, oneOfThem(ids), told);
}

/** At most so many ids are told: a whole town of them helps nobody. */
const MOST_TOLD = 10;

/** Such as `one of ada, ben`. */
export function oneOfThem(ids: readonly string[]): string {
  if (ids.length === 0) return 'nobody: there is none';
  return `one of ${ids.slice(0, MOST_TOLD).join(', ')}${ids.length > MOST_TOLD ? ' …' : ''}`;
}
