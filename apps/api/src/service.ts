import 'reflect-metadata';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { resolve } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import { type Config, configFrom } from './config.ts';
import { riposteRules } from './library.ts';
import { createLog } from './logging.ts';
import { Search } from './lookups/search.ts';
import { WorkerPool } from './runner/worker-pool.ts';
import { createServer } from './server.ts';

/** Why listening fails for reasons that whoever starts the service can do something about. */
const PORT_TROUBLE: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken',
  EACCES: 'may not be used by this user',
};

/** How often connections that have fallen idle are closed while the service ends. */
const IDLE_MS = 50;

await main();

async function main(): Promise<void> {
  const config = configured();
  const log = createLog(config.logLevel);
  try {
    await start(config, log);
  } catch (error) {
    const what = PORT_TROUBLE[(error as { code?: string }).code ?? ''];
    if (what) giveUp(`port ${config.port} ${what}. Set PORT to another one.`);
    log.fatal({ err: error }, 'the service cannot start');
    process.exit(1);
  }
}

function configured(): Config {
  const folder = import.meta.dirname;
  try {
    const config = configFrom(process.env);
    return {
      ...config,
      packsFolder: config.packsFolder ?? packsBeside(process.cwd()),
      folder,
      appFolder: resolve(folder, '../pwa'),
    };
  } catch (error) {
    return giveUp((error as Error).message);
  }
}

/** The folder of packs where the service was started, if there is one. */
function packsBeside(folder: string): string | undefined {
  const packs = resolve(folder, 'packs');
  return existsSync(packs) ? packs : undefined;
}

function giveUp(reason: string): never {
  console.error(`Riposte cannot start: ${reason}`);
  process.exit(1);
}

async function start(config: Config, log: Logger): Promise<void> {
  const app = await createServer(config, riposteRules, log);
  await app.listen(config.port, config.host);
  console.log(`Riposte listens on ${await app.getUrl()}`);
  app.get(WorkerPool).start();
  setTimeout(() => app.get(Search).prepare(), 1_000).unref();
  endInTime(app, config, log);
}

/**
 * Nest closes on a signal; if something keeps it from ending, the process ends anyway. Connections that clients keep for later are
 * closed as soon as what they still waited for is answered.
 */
function endInTime(app: NestFastifyApplication, { shutdownTimeoutMs }: Config, log: Logger): void {
  const server: Server = app.getHttpServer();
  server.once('close', () => log.info('stopped'));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      setInterval(() => server.closeIdleConnections(), IDLE_MS).unref();
      setTimeout(() => {
        log.warn('open requests did not end in time');
        process.exit(1);
      }, shutdownTimeoutMs).unref();
    });
  }
}
