import { useEffect, useState } from 'react';
import { operations, playPath } from '../engine/catalogue.ts';
import type { Library } from './library.ts';
import { type SearchIndex, searchIndex } from './search.ts';

let best: SearchIndex | undefined;
let isBegun = false;
const listeners = new Set<() => void>();

/** First titles, so that the first letters typed find something; then every text. */
async function build(library: Library): Promise<void> {
  const playables = operations.map(({ id, title, summary, system }) => {
    return { id, title, summary, system, path: playPath(id) };
  });
  for (const depth of ['titles', 'texts'] as const) {
    best = await searchIndex(library, playables, depth);
    for (const listener of listeners) listener();
  }
}

/** The search over everything, as far as it has been built; undefined for the blink until titles are in. */
export function useSearch(library: Library): SearchIndex | undefined {
  const [search, setSearch] = useState(() => best);
  useEffect(() => {
    const update = () => setSearch(best);
    listeners.add(update);
    if (!isBegun) build(library);
    isBegun = true;
    return () => {
      listeners.delete(update);
    };
  }, [library]);
  return search;
}
