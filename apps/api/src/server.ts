import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Logger } from 'pino';
import { appModule } from './app.module.ts';
import type { Config } from './config.ts';
import { AppShell } from './http/app-shell.ts';
import { serveBundledPages } from './http/bundled-pages.ts';
import { addHeaders } from './http/headers.ts';
import { readJsonBodies } from './http/json-body.ts';
import { Routes } from './http/routes.ts';
import type { RulesLibrary } from './library.ts';
import { nestLog } from './logging.ts';
import { OpenApi } from './openapi/openapi.ts';
import { answerClientError } from './problems/client-error.ts';
import { type ErrorSettings, sendError } from './problems/problem.filter.ts';
import { ProblemError } from './problems/problem-error.ts';
import { pathOf } from './problems/problem-of.ts';

/** The service, ready to listen. */
export async function createServer(config: Config, rules: RulesLibrary, log: Logger): Promise<NestFastifyApplication> {
  const routes = new Routes();
  const shell = new AppShell(config.appFolder);
  const errors = { bodyLimit: config.bodyLimit, log };
  const adapter = new ServiceAdapter(config, errors, (request, reply) => {
    if (!shell.answers(request, reply)) sendError(nowhere(routes, request), request, reply, errors);
  });
  const app = await NestFactory.create<NestFastifyApplication>(appModule(config, rules, log), adapter, {
    bodyParser: false, // readJsonBodies does it
    logger: nestLog(log),
    abortOnError: false,
  });
  const server = adapter.getInstance<FastifyInstance>();
  routes.watch(server);
  addHeaders(server);
  readJsonBodies(server);
  logRequests(server, log);
  app.enableShutdownHooks([], { useProcessExit: true });
  app.get(OpenApi).attach(app);
  await shell.register(server);
  await serveBundledPages(server, config.folder);
  await app.init();
  await server.ready();
  return app;
}

type NotFound = (request: FastifyRequest, reply: FastifyReply) => void;

/** Nest's adapter with this service's limits, and problem details where Fastify would answer in its own words. */
class ServiceAdapter extends FastifyAdapter {
  private readonly notFound: NotFound;

  constructor(config: Config, errors: ErrorSettings, notFound: NotFound) {
    super({
      logger: false, // it would make a log for each request, and has nothing to say that is not said here
      bodyLimit: config.bodyLimit,
      requestTimeout: config.requestTimeoutMs,
      skipMiddie: true, // there is no middleware here
      routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
      clientErrorHandler: answerClientError,
      frameworkErrors: (error, request, reply) => sendError(error, request, reply, errors),
    } as FastifyServerOptions & { skipMiddie: boolean });
    this.notFound = notFound;
  }

  override setNotFoundHandler(): ReturnType<FastifyAdapter['setNotFoundHandler']> {
    return this.getInstance<FastifyInstance>().setNotFoundHandler((request, reply) => {
      this.notFound(request, reply);
    }) as ReturnType<FastifyAdapter['setNotFoundHandler']>;
  }
}

/** A path without a route for its method: others may have one. */
function nowhere(routes: Routes, request: FastifyRequest): ProblemError {
  const path = pathOf(request);
  const allow = routes.methodsOf(path).join(', ');
  if (allow === '') return new ProblemError({ type: 'not-found', message: `Nothing is at ${path}.` });
  return new ProblemError({ type: 'method-not-allowed', message: `${path} takes ${allow}.` }, 405, { allow });
}

/** One line for each request, when somebody is debugging; what fails inside is logged anyhow. */
function logRequests(server: FastifyInstance, log: Logger): void {
  if (!log.isLevelEnabled('debug')) return;
  server.addHook('onResponse', (request, reply, done) => {
    log.debug({ req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
    done();
  });
}
