import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Adapter } from '../adapter.ts';

/**
 * Every adapter by rule id. A chapter's are in `<system>/<chapter>.ts`, or in the files of a folder of that name;
 * each file that exports `adapters` counts, so that a chapter is added without touching another file.
 * A file that does not load is told on stderr; its rules' cases then fail.
 * @throws Error when two files have an adapter for the same rule
 */
export async function loadAdapters(): Promise<ReadonlyMap<string, Adapter>> {
  const found = new Map<string, Adapter>();
  for (const file of files(fileURLToPath(new URL('.', import.meta.url)))) {
    for (const [rule, adapter] of Object.entries(await adaptersOf(file))) {
      if (found.has(rule) && found.get(rule) !== adapter)
        throw new Error(`${file}: ${rule} has another adapter already`);
      found.set(rule, adapter);
    }
  }
  return found;
}

async function adaptersOf(file: string): Promise<Record<string, Adapter>> {
  try {
    return (await import(pathToFileURL(file).href)).adapters ?? {};
  } catch (error) {
    console.error(`${file} does not load: ${error instanceof Error ? error.stack : error}`);
    return {};
  }
}

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return files(path);
      return entry.name.endsWith('.ts') && !entry.name.endsWith('.spec.ts') && entry.name !== 'index.ts' ? [path] : [];
    });
}
