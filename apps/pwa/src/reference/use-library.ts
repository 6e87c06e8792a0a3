import { useEffect, useState } from 'react';
import { type Library, library, libraryNow } from './library.ts';
import { type TermFinder, termFinder } from './terms.ts';

/** The reference; undefined only until it has been loaded for the first time. */
export function useLibrary(): Library | undefined {
  const [loaded, setLoaded] = useState(libraryNow);
  useEffect(() => {
    let isHere = true;
    if (!loaded) library().then((found) => isHere && setLoaded(found));
    return () => {
      isHere = false;
    };
  }, [loaded]);
  return loaded;
}

const finders = new Map<string, TermFinder>();

/** What finds the words of a system, once they are loaded; until then texts stand without marks. */
export function useTermFinder(system: string): TermFinder | undefined {
  const loaded = useLibrary();
  if (!loaded) return undefined;
  const known = finders.get(system);
  if (known) return known;
  const fresh = termFinder(loaded.systems.find(({ id }) => id === system)?.glossary ?? []);
  finders.set(system, fresh);
  return fresh;
}
