import { invalidInput } from './problem.ts';

/**
 * What each item is called: its own id, else its number from 1.
 * @param pointer where in the request the items stand
 * @throws `invalid-input` when two would be called the same, so that their dice and scopes could not be told apart
 */
export function namesOf(items: readonly { id?: string | undefined }[], pointer: string): string[] {
  const names = items.map(({ id }, i) => id ?? `${i + 1}`);
  requireDistinct(names, (name) => {
    const at = items.findLastIndex(({ id }) => id === name);
    return invalidInput(
      `${pointer}/${at}/id`,
      'an id that nothing else here has, nor the number of what has none',
      name,
    );
  });
  return names;
}

/** @throws what `twice` makes of the first name that comes again */
export function requireDistinct(names: readonly string[], twice: (name: string) => Error): void {
  const seen = new Set<string>();
  for (const name of names) {
    if (seen.has(name)) throw twice(name);
    seen.add(name);
  }
}
