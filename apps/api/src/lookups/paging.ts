import { unreadable } from '../problems/problem-error.ts';
import type { Page } from './views.ts';

/** One page of a list. */
export function pageOf<T>(items: readonly T[], { limit, offset }: { limit: number; offset: number }): Page<T> {
  return { items: items.slice(offset, offset + limit), total: items.length, limit, offset };
}

/** True when a text has all the words, each anywhere in it. */
export function hasWords(text: string, words: string | undefined): boolean {
  if (words === undefined) return true;
  const lower = text.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word));
}

/** The fields asked for by name. @throws ProblemError for a name that no such thing has */
export function fieldsOf(fields: string | undefined, known: readonly string[]): readonly string[] | undefined {
  if (fields === undefined) return undefined;
  const names = fields.split(',').map((name) => name.trim());
  const wrong = names.find((name) => !known.includes(name));
  if (wrong === undefined) return names;
  throw unreadable([{ pointer: '/fields', expected: `some of ${known.join(', ')}`, got: `"${wrong}"` }]);
}

/** Only the named fields of a thing. */
export function picked<T extends object>(thing: T, names: readonly string[] | undefined): Partial<T> {
  if (!names) return thing;
  return Object.fromEntries(Object.entries(thing).filter(([name]) => names.includes(name))) as Partial<T>;
}

/** A page whose items have only the fields asked for. @param known every field that an item may have */
export function partial<T extends object>(
  page: Page<T>,
  fields: string | undefined,
  known: readonly string[],
): Page<Partial<T>> {
  const names = fieldsOf(fields, known);
  return names ? { ...page, items: page.items.map((item) => picked(item, names)) } : page;
}
