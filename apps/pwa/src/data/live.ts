import { liveQuery } from 'dexie';
import { useMemo, useSyncExternalStore } from 'react';
import { opened } from './database.ts';
import { isSame } from './same.ts';

/** What each question was last answered, so that a screen opened again is simply there. */
const answers = new Map<string, unknown>();
const REMEMBERED = 50;

/**
 * The answer to a question to the database, kept up to date: when this tab or another one writes, it follows.
 * @param name of the question with everything it depends on, such as `rulings 2`
 * @param otherwise the answer where nothing can be read: as if nothing had ever been kept
 * @param until what it most likely is, shown until the first answer; one that is the same is no news
 * @returns undefined until the first answer, where it is not known before
 */
export function useLive<T>(name: string, ask: () => Promise<T>, otherwise?: T, until?: T): T | undefined {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name stands for the question
  const store = useMemo(() => storeOf(name, ask, otherwise, until), [name]);
  return useSyncExternalStore(store.subscribe, store.read);
}

function storeOf<T>(name: string, ask: () => Promise<T>, otherwise: T | undefined, until: T | undefined) {
  let current = (answers.get(name) as T | undefined) ?? until;
  return {
    read: () => current,
    subscribe(changed: () => void) {
      const subscription = liveQuery(ask).subscribe({
        next(answer) {
          // Not within the database's own work: several answers at once would hold up the screen.
          setTimeout(() => {
            if (subscription.closed) return;
            const isNews = until === undefined || !isSame(current, answer);
            if (isNews) current = answer;
            remember(name, current);
            if (isNews) changed();
          });
        },
      });
      // A question to a database that cannot be opened is never answered, and never refused either.
      opened().then((isOpen) => {
        if (isOpen || subscription.closed) return;
        current ??= otherwise;
        changed();
      });
      return () => subscription.unsubscribe();
    },
  };
}

/** Keeps the answer to a question for when it is next asked, such as one that has just been written. */
export function remember(name: string, answer: unknown): void {
  answers.delete(name);
  answers.set(name, answer);
  const oldest = answers.keys().next().value;
  if (answers.size > REMEMBERED && oldest !== undefined) answers.delete(oldest);
}
