import { useSyncExternalStore } from 'react';

/** A newer app that is ready here (`ready`), or that another tab has switched to (`elsewhere`). */
export type Update = 'none' | 'ready' | 'elsewhere';

let update: Update = 'none';
let waiting: ServiceWorker | null = null;
let isWanted = false;
const listeners = new Set<() => void>();

function tell(next: Update): void {
  update = next;
  for (const listener of listeners) listener();
}

/** Keeps the app on the device and notices newer ones. Nothing is ever reloaded unasked. */
export function startUpdates(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const hadController = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isWanted) location.reload();
    else if (hadController) tell('elsewhere');
  });
  navigator.serviceWorker
    .register('/sw.js')
    .then(watch)
    .catch((error) => console.warn('Riposte cannot work offline:', error));
}

function watch(registration: ServiceWorkerRegistration): void {
  const offer = (worker: ServiceWorker | null) => {
    if (worker?.state !== 'installed' || !navigator.serviceWorker.controller) return;
    waiting = worker;
    tell('ready');
  };
  offer(registration.waiting);
  // An installed app may stay open for weeks: it looks for a newer one whenever it is taken up again.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  });
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => offer(worker));
  });
}

/** Switches to the newer app. What is half filled in is kept. */
export function switchToNewer(): void {
  isWanted = true;
  if (update === 'ready' && waiting) waiting.postMessage({ type: 'SKIP_WAITING' });
  else location.reload();
}

export function useUpdate(): Update {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => update,
  );
}
