import { type ArgumentsHost, Catch, type ExceptionFilter, Inject } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { CONFIG, type Config } from '../config.ts';
import { LOG } from '../logging.ts';
import { PROBLEM_JSON, type ProblemDetails, problemDetails } from './problem-details.ts';
import { problemOf } from './problem-of.ts';

/** The one place where errors become answers: problem details, without a word about the inside. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly settings: ErrorSettings;

  constructor(@Inject(CONFIG) { bodyLimit }: Config, @Inject(LOG) log: Logger) {
    this.settings = { bodyLimit, log };
  }

  catch(error: unknown, host: ArgumentsHost): void {
    if (host.getType() !== 'http') throw error; // GraphQL has its own form for the same problem
    const http = host.switchToHttp();
    sendError(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>(), this.settings);
  }
}

export interface ErrorSettings {
  bodyLimit: number;
  log: Logger;
}

/** Answers a request with the problem that an error is; what is a mistake in the code is logged. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply, settings: ErrorSettings): void {
  if (reply.sent) return;
  const known = problemOf(error, request, settings.bodyLimit);
  if (!known) settings.log.error({ err: error, req: request }, 'a request failed');
  const details: ProblemDetails = known
    ? problemDetails(known.problem, known.status)
    : {
        ...problemDetails({ type: 'internal', message: 'Something went wrong inside.' }),
        instance: `urn:riposte:request:${request.id}`,
      };
  void reply
    .code(details.status)
    .headers(known?.headers ?? {})
    .type(PROBLEM_JSON)
    .send(JSON.stringify(details));
}
