import { useCallback, useEffect, useRef } from 'react';

/** Tells whether the screen is still there: what comes to its end late moves nobody who has gone on. */
export function useStillHere(): () => boolean {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(() => isHere.current, []);
}
