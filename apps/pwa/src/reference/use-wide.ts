import { useSyncExternalStore } from 'react';

const wide = matchMedia('(min-width: 64rem)');

/** Whether list and detail fit beside one another. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      wide.addEventListener('change', listener);
      return () => wide.removeEventListener('change', listener);
    },
    () => wide.matches,
  );
}
