import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../support/paths.ts';
import { startServer } from '../../support/server.ts';

const built = join(root, 'dist/apps/api/main.js');
const sources = ['apps/api/src', 'libs/rules/src', 'libs/content/src'].map((folder) => join(root, folder));

/** A running service. */
export interface Server {
  /** Without a slash at the end. */
  url: string;
  stop(): Promise<void>;
}

/** The service at RIPOSTE_URL, or else one of its own on a free port, built first where the sources are newer. */
export async function openServer(): Promise<Server> {
  const given = process.env.RIPOSTE_URL;
  if (given) return { url: given.replace(/\/$/, ''), stop: async () => {} };
  if (isOutdated()) build();
  const server = await startServer({ HOST: '127.0.0.1', LOG_LEVEL: 'error' });
  const stop = async () => {
    await server.stop();
  };
  return { url: server.url, stop };
}

function isOutdated(): boolean {
  try {
    const since = statSync(built).mtimeMs;
    return sources.some((folder) => newestIn(folder) > since);
  } catch {
    return true;
  }
}

function newestIn(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  return Math.max(...files.map((file) => statSync(join(folder, file)).mtimeMs));
}

function build(): void {
  const vite = join(root, 'node_modules/.bin/vite');
  execFileSync(vite, ['build'], { cwd: join(root, 'apps/api'), stdio: ['ignore', 'ignore', 'inherit'] });
}

/** POSTs JSON and reads JSON. */
// biome-ignore lint/suspicious/noExplicitAny: whatever the service answers
export async function post(url: string, body: unknown): Promise<any> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json();
}

/** Problem details as the library's problem. */
export function problemOf({ type, detail, title: _, status: __, ...members }: Record<string, unknown>): object {
  return { type: String(type).replace('urn:riposte:problem:', ''), message: detail, ...members };
}
