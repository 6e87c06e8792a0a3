import { useEffect, useState } from 'react';
import { operations, playPath } from '../engine/catalogue.ts';
import type { Library } from './library.ts';
import { type SearchIndex, searchIndex } from './search.ts';

let building: Promise<SearchIndex> | undefined;
let built: SearchIndex | undefined;

function index(library: Library): Promise<SearchIndex> {
  const playables = operations.map(({ id, title, summary, system }) => ({
    id,
    title,
    summary,
    system,
    path: playPath(id),
  }));
  building ??= searchIndex(library, playables).then((ready) => {
    built = ready;
    return ready;
  });
  return building;
}

/** The search over everything; undefined until it has been built for the first time, a moment after the screen is there. */
export function useSearch(library: Library): SearchIndex | undefined {
  const [search, setSearch] = useState(() => built);
  useEffect(() => {
    let isHere = true;
    if (!search) index(library).then((ready) => isHere && setSearch(ready));
    return () => {
      isHere = false;
    };
  }, [library, search]);
  return search;
}
