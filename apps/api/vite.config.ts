import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { defaultServerConditions, defineConfig, type Plugin } from 'vite';

const source = join(import.meta.dirname, 'src');
const conditions = ['riposte-source', ...defaultServerConditions];
const require = createRequire(import.meta.url);

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .sort()
    .map((file) => join(folder, file));

/** main.js starts service.js, and each worker thread has a file of its own: src/runner/rules.worker.ts becomes rules.worker.js. */
const entries = filesOf(source).filter((file) => /(\.worker|\/main|\/service)\.ts$/.test(file));

/** Names the sources, so that what one version remembered in Redis is never the answer of another. */
function sourcesHash(): string {
  const hash = createHash('sha256');
  const folders = ['../../libs/rules/src', '../../libs/content/src', 'src'];
  for (const folder of folders)
    for (const file of filesOf(resolve(import.meta.dirname, folder))) hash.update(readFileSync(file));
  return hash.digest('base64url').slice(0, 12);
}

/** The pages for people, /docs and the GraphQL explorer, come from their packages as they are: nothing is loaded from elsewhere. */
function copiedPages(outDir: string): Plugin {
  const swagger = dirname(require.resolve('swagger-ui-dist/package.json'));
  const altair = join(dirname(require.resolve('altair-static/package.json')), 'build/dist');
  return {
    name: 'copied-pages',
    closeBundle() {
      const docs = join(outDir, 'pages/docs');
      mkdirSync(docs, { recursive: true });
      for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png', 'LICENSE', 'NOTICE'])
        cpSync(join(swagger, file), join(docs, file));
      cpSync(altair, join(outDir, 'pages/explorer'), { recursive: true });
    },
  };
}

/** The service as few files: with its dependencies bundled it answers its first request in half the time. */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'warn',
  resolve: {
    conditions,
    // Nest and Apollo load graphql by two module formats; one file for both keeps its classes identical.
    alias: [
      { find: /^graphql$/, replacement: 'graphql/index.js' },
      { find: '@apollo/utils.createhash', replacement: join(source, 'graphql/create-hash.ts') },
    ],
  },
  define: {
    __SOURCES__: JSON.stringify(sourcesHash()),
    // The pool's own thread file is looked for beside the code that starts it.
    __dirname: 'import.meta.dirname',
  },
  plugins: [copiedPages(resolve(import.meta.dirname, '../../dist/apps/api'))],
  ssr: { noExternal: true, resolve: { conditions } },
  build: {
    ssr: true,
    outDir: '../../dist/apps/api',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        ...Object.fromEntries(entries.map((file) => [basename(file, '.ts'), file])),
        worker: join(dirname(require.resolve('piscina')), 'worker.js'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      // Optional: the first is for Express only, the second (native) for threads of lower priority; neither is ever loaded.
      external: ['@as-integrations/express5', '@napi-rs/nice'],
    },
  },
});
