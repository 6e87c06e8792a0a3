import 'reflect-metadata';
import { resolve } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import { configFrom } from './config.ts';
import { riposteRules } from './library.ts';
import { createLog } from './logging.ts';
import { WorkerPool } from './runner/worker-pool.ts';
import { createServer } from './server.ts';

const folder = import.meta.dirname;
const config = { ...configFrom(process.env), folder, appFolder: resolve(folder, '../pwa') };
const log = createLog(config.logLevel);

try {
  await start();
} catch (error) {
  log.fatal({ err: error }, 'the service cannot start');
  process.exitCode = 1;
}

async function start(): Promise<void> {
  const app = await createServer(config, riposteRules, log);
  await app.listen(config.port, config.host);
  console.log(`Riposte listens on ${await app.getUrl()}`);
  app.get(WorkerPool).start();
  endInTime(app, log);
}

/** Nest closes on a signal; if something keeps it from ending, the process ends anyway. */
function endInTime(app: NestFastifyApplication, log: Logger): void {
  app.getHttpServer().once('close', () => log.info('stopped'));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      setTimeout(() => {
        log.warn('open requests did not end in time');
        process.exit(1);
      }, config.shutdownTimeoutMs).unref();
    });
  }
}
