import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ADDRESS = 'virtual:odds-worker';
const worker = fileURLToPath(new URL('../src/engine/odds-worker.ts', import.meta.url));

/**
 * The address of the worker that works out long odds. It is built as one more entry of the app, so that it shares the app's
 * chunks of rules; Vite's own workers bring a second copy of everything, which a phone would store twice.
 */
export function oddsWorker(): Plugin {
  let isBuild = false;
  return {
    name: 'riposte-odds-worker',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    resolveId: (id) => (id === ADDRESS ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${ADDRESS}`) return undefined;
      if (!isBuild) return "export default '/src/engine/odds-worker.ts';";
      const file = this.emitFile({ type: 'chunk', id: worker, name: 'odds-worker' });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}
