import type { Ask } from '../adapter.ts';

/** A way of putting a question to the units. */
export interface Transport {
  ask: Ask;
  /** How many cases are worth asking at once. */
  concurrency: number;
  close(): Promise<void>;
}

/** The ways by name, each loaded only when it is used. */
export const transports: Record<string, () => Promise<Transport>> = {
  library: async () => (await import('./library.ts')).openLibrary(),
  rest: async () => (await import('./rest.ts')).openRest(),
  graphql: async () => (await import('./graphql.ts')).openGraphql(),
};
