import { useCallback, useEffect, useRef, useState } from 'react';
import { NotKept } from '../data/index.ts';

/** @param name of a deed that a second tap must not do again while the first is under way @returns whether this has done it */
type Attempt = (deed: () => Promise<unknown>, name?: string) => Promise<boolean>;

/**
 * For deeds that write: what went wrong with the last one is said in words instead of being lost.
 * @param wordsOf what to say of a failure
 * @returns the words, empty when all is well, what does such a deed, and what forgets the words
 */
export function useAttempt(wordsOf = failureWords): [trouble: string, attempt: Attempt, forget: () => void] {
  const [trouble, setTrouble] = useState('');
  const underWay = useRef(new Set<string>());
  const done = useRef<string[]>([]);
  const [, draw] = useState({});
  // A deed ends when what it changed is drawn: until then the button of it may still be tapped.
  useEffect(() => {
    for (const name of done.current.splice(0)) underWay.current.delete(name);
  });
  const attempt = useCallback(
    async (deed: () => Promise<unknown>, name?: string) => {
      if (name !== undefined && underWay.current.has(name)) return false;
      if (name !== undefined) underWay.current.add(name);
      try {
        await deed();
        setTrouble('');
        return true;
      } catch (error) {
        setTrouble(wordsOf(error));
        return false;
      } finally {
        if (name !== undefined) done.current.push(name);
        draw({});
      }
    },
    [wordsOf],
  );
  return [trouble, attempt, useCallback(() => setTrouble(''), [])];
}

function failureWords(error: unknown): string {
  return error instanceof NotKept ? error.message : 'This could not be kept. Reload Riposte and try again.';
}
