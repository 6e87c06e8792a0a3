import { useCallback, useState } from 'react';
import { NotKept } from '../data/index.ts';

const FAILED = 'This could not be kept. Reload Riposte and try again.';

/**
 * For deeds that write: what went wrong with the last one is said in words instead of being lost.
 * @returns the words, empty when all is well, and what does such a deed; it answers whether it was done
 */
export function useAttempt(): [trouble: string, attempt: (deed: () => Promise<unknown>) => Promise<boolean>] {
  const [trouble, setTrouble] = useState('');
  const attempt = useCallback(async (deed: () => Promise<unknown>) => {
    try {
      await deed();
      setTrouble('');
      return true;
    } catch (error) {
      setTrouble(error instanceof NotKept ? error.message : FAILED);
      return false;
    }
  }, []);
  return [trouble, attempt];
}
