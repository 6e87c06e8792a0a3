import { useSyncExternalStore } from 'react';

let message = '';
const listeners = new Set<() => void>();

/** Says something to those who listen instead of looking. */
export function announce(words: string): void {
  // The same words twice are said twice: a screen reader is silent about text that did not change.
  message = words === message ? `${words}\u00a0` : words;
  for (const listener of listeners) listener();
}

/** The one live region; it stands in the page from the start, or changes to it would go unheard. */
export function Announcer() {
  const words = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => message,
  );
  return (
    <p className="unseen" role="status" aria-live="polite">
      {words}
    </p>
  );
}
