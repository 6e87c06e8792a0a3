import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { catalogue } from './build/catalogue.ts';
import { chunks } from './build/chunks.ts';
import { compressed } from './build/compressed.ts';
import { firstLoad } from './build/first-load.ts';
import { pageShell } from './build/page-shell.ts';
import { reference } from './build/reference.ts';
import { rulesWorker } from './build/rules-worker.ts';

export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ['riposte-source', ...defaultClientConditions] },
  // `npx vite apps/pwa` serves the app alone; what belongs to the service goes to a running `npm start`.
  server: {
    proxy: Object.fromEntries(
      ['/v1', '/graphql', '/docs', '/openapi.json', '/health'].map((path) => [path, 'http://localhost:3000']),
    ),
  },
  build: {
    outDir: '../../dist/apps/pwa',
    emptyOutDir: true,
    target: 'es2023',
    // One stylesheet, and no list of files to fetch ahead but the page's own: the worker shares chunks and has no document.
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: chunks } },
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
    },
  },
  plugins: [
    react(),
    catalogue(),
    reference(),
    rulesWorker(),
    firstLoad(),
    pageShell(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'sw.ts',
      // The app registers its worker itself: an injected script would be inline, which the service's CSP forbids.
      injectRegister: false,
      injectManifest: { globPatterns: ['**/*.{html,js,css,svg,png,woff2}'] },
      manifest: {
        id: '/',
        name: 'Riposte',
        short_name: 'Riposte',
        description: 'Adjudicates tabletop combat: the ruling, how it got there, and the odds.',
        lang: 'en',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        orientation: 'any',
        categories: ['games', 'utilities'],
        background_color: '#000000',
        theme_color: '#000000',
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
    }),
    compressed(),
  ],
});
