import { useEffect, useSyncExternalStore } from 'react';
import { usePlace } from './router.ts';
import { focusHeading } from './screen.tsx';
import { useAttempt } from './use-attempt.ts';

/** What was done, and the way to take it back. */
export interface Undoable {
  message: string;
  undo: () => Promise<unknown>;
}

let offered: (Undoable & { path: string }) | undefined;
const listeners = new Set<() => void>();

function offer(next: typeof offered): void {
  offered = next;
  for (const listener of listeners) listener();
}

/** Offers to take back what was done on a screen that has been left, as long as the one that one has come to is open. */
export function offerUndo(done: Undoable): void {
  offer({ ...done, path: location.pathname });
}

export function forgetUndo(): void {
  offer(undefined);
}

/** What can be taken back on this screen. */
export function useOfferedUndo(): Undoable | undefined {
  const { path } = usePlace();
  const found = useSyncExternalStore(subscribe, () => offered);
  const isHere = found?.path === path;
  useEffect(() => {
    if (found && !isHere) forgetUndo();
  }, [found, isHere]);
  return isHere ? found : undefined;
}

/** Takes back what was done. @returns why that failed, in words, and what does it */
export function useTakingBack(onTakenBack: () => void): [trouble: string, takeBack: (done: Undoable) => Promise<void>] {
  const [trouble, attempt] = useAttempt();
  const takeBack = async ({ undo }: Undoable) => {
    if (!(await attempt(undo, 'undo'))) return;
    onTakenBack();
    // The button goes away with the notice.
    focusHeading();
  };
  return [trouble, takeBack];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
