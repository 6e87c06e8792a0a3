import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { SlowestFirst } from './test/support/slowest-first.ts';

/** Workspace packages resolve to their sources, so no library is built before its specs run. */
const conditions = ['riposte-source', ...defaultServerConditions];

/** Tests that load a server of their own until it sheds work, or look at how long it works: nothing else may run beside them. */
const ALONE = ['test/fault/**', 'test/load/**', 'test/contract/absurd.test.ts', 'test/contract/work-time.test.ts'];

export default defineConfig({
  resolve: {
    conditions,
    // Nest and Apollo load graphql by two module formats; one file for both keeps its classes identical.
    alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }],
  },
  ssr: { resolve: { conditions } },
  test: {
    sequence: { sequencer: SlowestFirst },
    // Vitest leaves one processor to others, which is half of two.
    maxWorkers: '100%',
    // As long as anything may take to appear on a phone: a second is too little while the machine does other things.
    expect: { poll: { timeout: 12_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Libraries keep no state: what one spec has loaded serves the next, which is half of the time.
          isolate: false,
          // Before anything loads that looks for it.
          setupFiles: ['fake-indexeddb/auto'],
          // A busy machine is slow, not wrong: how fast things are is for the bench to say.
          testTimeout: 30_000,
          include: ['{libs,apps,test}/**/*.spec.ts', 'test/**/*.spec.ts', 'test/workspace/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'system',
          isolate: false,
          include: ['test/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'test/workspace/**', ...ALONE],
          globalSetup: ['test/support/global-setup.ts'],
          // A server, a browser and another test share two processors with each.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'system-alone',
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          include: ALONE.map((files) => files.replace(/\*\*$/, '**/*.test.ts')),
          globalSetup: ['test/support/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
