import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { root } from './paths.ts';
import { startServer } from './server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the server that all system tests share is. */
    serverUrl: string;
  }
}

/** Builds what has changed, and starts the server that all system tests share: without Redis, without configuration. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const scripts = (await import(join(root, 'scripts/lib/run.mjs'))) as {
    build(...projects: string[]): Promise<number>;
  };
  const failed = await scripts.build('api', 'pwa', 'rules');
  if (failed) throw new Error('what is tested could not be built');
  const server = await startServer();
  project.provide('serverUrl', server.url);
  return async () => {
    await server.stop();
  };
}
