import { useRef } from 'react';

/** A deed that a second tap does not do again while the first is under way. */
export function useOnce(deed: () => Promise<unknown>): () => Promise<void> {
  const isUnderWay = useRef(false);
  return async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    await deed().finally(() => {
      isUnderWay.current = false;
    });
  };
}
