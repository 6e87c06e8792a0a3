import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defaultServerConditions, defineConfig } from 'vite';

const source = join(import.meta.dirname, 'src');
const conditions = ['riposte-source', ...defaultServerConditions];

/** Each worker thread starts from a file of its own: src/odds/odds.worker.ts becomes odds.worker.js beside main.js. */
const workers = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.worker.ts'),
);

/** The service as one file: with its dependencies bundled it answers its first request in half the time. */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'warn',
  resolve: {
    conditions,
    // Nest and Apollo load graphql by two module formats; one file for both keeps its classes identical.
    alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }],
  },
  ssr: { noExternal: true, resolve: { conditions } },
  build: {
    ssr: true,
    outDir: '../../dist/apps/api',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    reportCompressedSize: false,
    rolldownOptions: {
      input: Object.fromEntries(['main.ts', ...workers].map((file) => [basename(file, '.ts'), join(source, file)])),
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      // Nest's module for GraphQL looks for this integration only where Express serves.
      external: ['@as-integrations/express5'],
    },
  },
});
