import type { z } from 'zod';

type Path = readonly (string | number)[];

/** What is told of a value that says something wrong of others in it. */
interface Complaints {
  issues: z.core.$ZodRawIssue[];
}

const complain = (told: Complaints, path: Path, input: unknown, message: string) =>
  told.issues.push({ code: 'custom', path: [...path], input, message });

/**
 * Complains of every id that another one before it has already.
 * @param path where the list stands in the checked value
 */
export function requireOwnIds(list: readonly { id: string }[], path: Path, told: Complaints): void {
  const seen = new Set<string>();
  for (const [i, { id }] of list.entries()) {
    if (seen.has(id)) complain(told, [...path, i, 'id'], id, 'an id that nothing else here has');
    seen.add(id);
  }
}

/** Complains of every name in a list that nobody here bears, and of those that come again. */
export function requireNamedOnce(names: readonly string[], ids: readonly string[], path: Path, told: Complaints): void {
  for (const [i, name] of names.entries()) {
    requireNamed(name, ids, [...path, i], told);
    if (names.indexOf(name) < i) complain(told, [...path, i], name, 'each once');
  }
}

/** Complains of a name that nobody here bears. */
export function requireNamed(name: string, ids: readonly string[], path: Path, told: Complaints): void {
  if (!ids.includes(name)) complain(told, path, name, oneOfThem(ids));
}

/** At most so many ids are told: a whole town of them helps nobody. */
const MOST_TOLD = 10;

/** Such as `one of ada, ben`. */
export function oneOfThem(ids: readonly string[]): string {
  if (ids.length === 0) return 'nobody: there is none';
  return `one of ${ids.slice(0, MOST_TOLD).join(', ')}${ids.length > MOST_TOLD ? ' …' : ''}`;
}
