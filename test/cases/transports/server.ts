import { execFileSync, spawn } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
const built = join(root, 'dist/apps/api/main.js');
const sources = ['apps/api/src', 'libs/rules/src', 'libs/content/src'].map((folder) => join(root, folder));

/** How long the service may take to answer its first request. */
const PATIENCE_MS = 30_000;

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
  const port = await freePort();
  const child = spawn(process.execPath, [built], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const url = `http://127.0.0.1:${port}`;
  try {
    await Promise.race([isReady(url), ended.then(() => Promise.reject(new Error('the service ended as it started')))]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
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

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer().once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function isReady(url: string): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    const response = await fetch(`${url}/health/live`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`the service did not answer within ${PATIENCE_MS / 1000} seconds`);
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
