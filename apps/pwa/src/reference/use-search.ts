import { useEffect, useSyncExternalStore } from 'react';
import { operations, playPath } from '../engine/catalogue.ts';
import type { Library } from './library.ts';
import { everything } from './loading.ts';
import { type SearchIndex, searchIndex } from './search.ts';

let best: SearchIndex | undefined;
let titles: Promise<void> | undefined;
let areTextsAsked = false;
const listeners = new Set<() => void>();

function found(index: SearchIndex): void {
  best = index;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const playables = operations.map(({ id, title, summary, system }) => ({
  id,
  title,
  summary,
  system,
  path: playPath(id),
}));

/** Titles alone, so that the first letters typed find something. */
async function indexTitles(library: Library): Promise<void> {
  found(await searchIndex(library, playables));
}

/** Every text, which has to be loaded first. */
async function indexTexts(library: Library): Promise<void> {
  const [shelf] = await Promise.all([everything(), titles]);
  found(await searchIndex(library, playables, shelf));
}

/**
 * The search over everything, as far as it has been built; undefined for the blink until titles are in.
 * @param isAsked whether anybody searches: no text is loaded before that
 */
export function useSearch(library: Library, isAsked: boolean): SearchIndex | undefined {
  useEffect(() => {
    titles ??= indexTitles(library);
    if (!isAsked || areTextsAsked) return;
    areTextsAsked = true;
    indexTexts(library).catch((error) => console.warn(error));
  }, [library, isAsked]);
  return useSyncExternalStore(subscribe, () => best);
}
