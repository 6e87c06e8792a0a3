import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ADDRESS = 'virtual:rules-worker';
const worker = fileURLToPath(new URL('../src/engine/rules-worker.ts', import.meta.url));

/** The name of the worker's file, by which it is told from the page's own. */
export const RULES_WORKER = 'rules-worker';

/**
 * The address of the worker in which the rules are at work. It is built as one more entry of the app, so that it shares the app's
 * chunks; Vite's own workers bring a second copy of everything, which a phone would store twice.
 */
export function rulesWorker(): Plugin {
  let isBuild = false;
  return {
    name: 'riposte-rules-worker',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    resolveId: (id) => (id === ADDRESS ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${ADDRESS}`) return undefined;
      if (!isBuild) return "export default '/src/engine/rules-worker.ts';";
      const file = this.emitFile({ type: 'chunk', id: worker, name: RULES_WORKER });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}
