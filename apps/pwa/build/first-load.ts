import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

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
      const seen = new Set<string>();
      const visit = (name: string) => {
        const file = bundle[name];
        if (seen.has(name) || file?.type !== 'chunk') return;
        seen.add(name);
        file.imports.forEach(visit);
      };
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && file.isEntry && file.name !== 'odds-worker') visit(file.fileName);
      }
      let size = 0;
      for (const name of seen) {
        const file = bundle[name];
        if (file?.type === 'chunk') size += gzipSync(file.code).length;
      }
      this.info(`first load: ${(size / 1024).toFixed(1)} KB of JavaScript gzipped, in ${seen.size} files`);
      const early = [...seen].flatMap((name) => {
        const file = bundle[name];
        return file?.type === 'chunk' ? file.moduleIds.filter((id) => LATER.test(id)) : [];
      });
      if (early.length > 0)
        this.error(
          `the first load has ${early.length} modules that must come later, such as ${early[0]}. Is a whole library imported dynamically? Import what loads it: chapterLoaders, loadSystems.`,
        );
      if (size > MOST_AT_START)
        this.error(`the first load is ${size} bytes gzipped; at most ${MOST_AT_START} are allowed`);
    },
  };
}
