import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { RULES_WORKER } from './rules-worker.ts';

/** Where the app starts, once the page is painted. */
const START = fileURLToPath(new URL('../src/start.tsx', import.meta.url));

/** The files that the first page needs: its own script, what that starts, and all that they import at once. */
export function startFiles(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const files = new Map<string, Rolldown.OutputChunk>();
  const visit = (name: string) => {
    const file = bundle[name];
    if (files.has(name) || file?.type !== 'chunk') return;
    files.set(name, file);
    file.imports.forEach(visit);
  };
  for (const file of Object.values(bundle)) {
    if (file.type !== 'chunk') continue;
    const isPage = file.isEntry && file.name !== RULES_WORKER;
    if (isPage || file.facadeModuleId === START) visit(file.fileName);
  }
  return [...files.values()];
}
