import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { startFiles } from './start-files.ts';

/** What the first page may load, and what it may have loaded once a form is open: JavaScript after gzip, in bytes. */
const MOST_AT_START = 200 * 1024;

/** Rules and their words, which are loaded when they are asked for. */
const LATER = /[\\/]libs[\\/](rules[\\/]src[\\/](kernel|systems[\\/]\w+)|content[\\/]src[\\/]\w+)[\\/]/;

/** Fails the build when the first load has grown past what a phone on a bad connection should wait for. */
export function firstLoad(): Plugin {
  return {
    name: 'riposte-first-load',
    apply: 'build',
    configResolved({ isProduction }) {
      // Whoever starts the build may have said otherwise for themselves, as test runners do.
      if (!isProduction)
        throw new Error('the app is built with NODE_ENV=production only: libraries double their size else');
    },
    generateBundle(_, bundle) {
      const files = startFiles(bundle);
      const size = files.reduce((sum, { code }) => sum + gzipSync(code).length, 0);
      this.info(`first load: ${(size / 1024).toFixed(1)} KB of JavaScript gzipped, in ${files.length} files`);
      const early = files.flatMap(({ moduleIds }) => moduleIds.filter((id) => LATER.test(id)));
      if (early.length > 0)
        this.error(
          `the first load has ${early.length} modules that must come later, such as ${early[0]}. Is a whole library imported dynamically? Import what loads it: chapterLoaders, loadSystems.`,
        );
      if (size > MOST_AT_START)
        this.error(`the first load is ${size} bytes gzipped; at most ${MOST_AT_START} are allowed`);
    },
  };
}
