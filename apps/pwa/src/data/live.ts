import { liveQuery } from 'dexie';
import { useMemo, useSyncExternalStore } from 'react';
import { opened } from './database.ts';

/** What each question was last answered, so that a screen opened again is simply there. */
const answers = new Map<string, unknown>();
const REMEMBERED = 50;

/**
 * The answer to a question to the database, kept up to date: when this tab or another one writes, it follows.
 * @param name of the question with everything it depends on, such as `rulings 2`
 * @param otherwise the answer where nothing can be read: as if nothing had ever been kept
 * @returns undefined until the first answer
 */
export function useLive<T>(name: string, ask: () => Promise<T>, otherwise?: T): T | undefined {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name stands for the question
  const store = useMemo(() => storeOf(name, ask, otherwise), [name]);
  return useSyncExternalStore(store.subscribe, store.read);
}

function storeOf<T>(name: string, ask: () => Promise<T>, otherwise: T | undefined) {
  let current = answers.get(name) as T | undefined;
  return {
    read: () => current,
    subscribe(changed: () => void) {
      const subscription = liveQuery(ask).subscribe({
        next(answer) {
          current = answer;
          remember(name, answer);
          changed();
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
