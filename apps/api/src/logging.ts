import type { LoggerService } from '@nestjs/common';
import { type Logger, pino } from 'pino';

/** Token under which the log is injected. */
export const LOG = Symbol('log');

/** The service's log: JSON lines without bodies, headers or addresses of callers. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    serializers: {
      req: (request: { id: string; method: string; url: string }) => ({
        id: request.id,
        method: request.method,
        url: request.url,
      }),
    },
  });
}

/** Lets Nest write its warnings and errors to the same log; its start-up chatter is for debugging. */
export function nestLog(log: Logger): LoggerService {
  return {
    log: (message, context) => log.debug({ context }, text(message)),
    debug: (message, context) => log.debug({ context }, text(message)),
    verbose: (message, context) => log.trace({ context }, text(message)),
    warn: (message, context) => log.warn({ context }, text(message)),
    error: (message, ...rest) => log.error({ context: rest.at(-1), stack: rest.at(-2) }, text(message)),
    fatal: (message, context) => log.fatal({ context }, text(message)),
  };
}

function text(message: unknown): string {
  return message instanceof Error ? message.message : String(message);
}
