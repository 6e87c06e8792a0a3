import { database, together, written } from './database.ts';
import { remember } from './live.ts';

/** The input of the latest ruling of an operation, from which the next one starts. */
export async function lastInput(operation: string): Promise<unknown> {
  return (await database.lastInputs.get(operation))?.input;
}

export async function saveLastInput(operation: string, input: unknown): Promise<void> {
  await written(() => database.lastInputs.put({ operation, input, changed: Date.now() }));
}

/** Forgets what was last filled in for an operation, finished or not. */
export async function forgetInputs(operation: string): Promise<void> {
  await together(async () => {
    await database.drafts.delete(operation);
    await database.lastInputs.delete(operation);
  });
}

/** A form half filled in or an asking under way, as its screen left it. @param key such as the operation's id */
export async function draft<T>(key: string): Promise<T | undefined> {
  return (await database.drafts.get(key))?.value as T | undefined;
}

/** The name of the question for a draft. */
export function draftQuestion(key: string): string {
  return `draft ${key}`;
}

export async function saveDraft(key: string, value: unknown): Promise<void> {
  await written(() => database.drafts.put({ key, value, changed: Date.now() }));
  // Whoever leaves at once and comes back finds it as it is now.
  remember(draftQuestion(key), { value });
}

export async function clearDraft(key: string): Promise<void> {
  await written(() => database.drafts.delete(key));
  remember(draftQuestion(key), { value: undefined });
}
