import { invalidInput } from '../../kernel/problem.ts';

/** @throws `invalid-input` when two items share an id, so that their dice could not be told apart */
export function requireDistinctIds(items: readonly { id: string }[], pointer: string): void {
  const seen = new Set<string>();
  for (const [at, { id }] of items.entries()) {
    if (seen.has(id)) throw invalidInput(`${pointer}/${at}/id`, 'an id that no other here has', id);
    seen.add(id);
  }
}
