import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import { appModule } from './app.module.ts';
import type { Config } from './config.ts';
import { AppShell } from './http/app-shell.ts';
import { Routes } from './http/routes.ts';
import { securityHeaders } from './http/security.ts';
import type { RulesLibrary } from './library.ts';
import { nestLog } from './logging.ts';
import { sendError } from './problems/problem.filter.ts';
import { ProblemError } from './problems/problem-error.ts';
import { pathOf } from './problems/problem-of.ts';

/** The service, ready to listen. */
export async function createServer(config: Config, rules: RulesLibrary, log: Logger): Promise<NestFastifyApplication> {
  const routes = new Routes();
  const shell = new AppShell(config.appFolder);
  const adapter = new ServiceAdapter(config, log, (request, reply) => answerNowhere(routes, shell, request, reply));
  const app = await NestFactory.create<NestFastifyApplication>(appModule(config, rules, log), adapter, {
    bodyParser: false, // Fastify's own reads JSON and refuses what would poison a prototype
    logger: nestLog(log),
    abortOnError: false,
  });
  const server = adapter.getInstance<FastifyInstance>();
  routes.watch(server);
  server.removeContentTypeParser('text/plain');
  addHeaders(server);
  logRequests(server, log);
  app.enableCors({ origin: '*', methods: ['GET', 'HEAD', 'POST'], maxAge: 86_400 });
  app.enableShutdownHooks();
  await shell.register(server);
  await app.init();
  await server.ready();
  return app;
}

type NotFound = (request: FastifyRequest, reply: FastifyReply) => void;

/** Nest's adapter with this service's limits, and problem details where Fastify would answer in its own words. */
class ServiceAdapter extends FastifyAdapter {
  private readonly notFound: NotFound;

  constructor(config: Config, log: Logger, notFound: NotFound) {
    super({
      // Fastify itself has nothing to say that is not said here.
      loggerInstance: log.child({}, { level: log.isLevelEnabled('warn') ? 'warn' : log.level }),
      logController: new LogController({ disableRequestLogging: true }),
      bodyLimit: config.bodyLimit,
      requestTimeout: config.requestTimeoutMs,
      routerOptions: { maxParamLength: 300 },
      frameworkErrors: (error, request, reply) => sendError(error, request, reply, config.bodyLimit),
    } as FastifyServerOptions);
    this.notFound = notFound;
  }

  override setNotFoundHandler(): ReturnType<FastifyAdapter['setNotFoundHandler']> {
    return this.getInstance<FastifyInstance>().setNotFoundHandler((request, reply) => {
      this.notFound(request, reply);
    }) as ReturnType<FastifyAdapter['setNotFoundHandler']>;
  }
}

/** A path without a route: a page of the app, a route for other methods, or nothing. */
function answerNowhere(routes: Routes, shell: AppShell, request: FastifyRequest, reply: FastifyReply): void {
  if (shell.answers(request, reply)) return;
  const allowed = routes.methodsOf(pathOf(request));
  const error =
    allowed.length > 0
      ? new ProblemError(
          { type: 'method-not-allowed', message: `${pathOf(request)} takes ${allowed.join(', ')}.` },
          405,
          { allow: allowed.join(', ') },
        )
      : new ProblemError({ type: 'not-found', message: `Nothing is at ${pathOf(request)}.` });
  sendError(error, request, reply, 0);
}

function addHeaders(server: FastifyInstance): void {
  const headers = securityHeaders();
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** One line for each request, when somebody is debugging; what fails inside is logged anyhow. */
function logRequests(server: FastifyInstance, log: Logger): void {
  if (!log.isLevelEnabled('debug')) return;
  server.addHook('onResponse', (request, reply, done) => {
    log.debug({ req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
    done();
  });
}
