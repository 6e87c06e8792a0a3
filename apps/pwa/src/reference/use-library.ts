import type { Term } from '@riposte/content';
import { use, useEffect, useState } from 'react';
import type { Library } from './library.ts';
import { library, libraryNow, type Texts, textsOf, wordsNow, wordsOf } from './loading.ts';
import { type TermFinder, termFinder } from './terms.ts';

/** The list of everything; undefined only until it has been loaded for the first time. */
export function useLibrary(): Library | undefined {
  const [loaded, setLoaded] = useState(libraryNow);
  useEffect(() => {
    let isHere = true;
    const failed = (error: unknown) =>
      isHere &&
      setLoaded(() => {
        throw error; // the boundary around the screen says so
      });
    if (!loaded) library().then((found) => isHere && setLoaded(found), failed);
    return () => {
      isHere = false;
    };
  }, [loaded]);
  return loaded;
}

/** The texts of some chapters. Until they are here, what asks for them is not. */
export function useTexts(chapters: readonly string[]): Texts {
  return use(textsOf(chapters));
}

/** A system's words, a moment after they are first asked for. */
export function useWords(system: string): readonly Term[] | undefined {
  const [, setArrived] = useState<string>();
  useEffect(() => {
    let isHere = true;
    if (!wordsNow(system))
      wordsOf(system).then(
        () => isHere && setArrived(system),
        (error) => console.warn(error),
      );
    return () => {
      isHere = false;
    };
  }, [system]);
  return wordsNow(system);
}

const finders = new Map<string, TermFinder>();

/** What finds the words of a system, once they are loaded; until then texts stand without marks. */
export function useTermFinder(system: string): TermFinder | undefined {
  const terms = useWords(system);
  if (!terms) return undefined;
  const known = finders.get(system);
  if (known) return known;
  const fresh = termFinder(terms);
  finders.set(system, fresh);
  return fresh;
}
