import { type ArgumentsHost, Catch, type ExceptionFilter, Inject } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../config.ts';
import { PROBLEM_JSON, type ProblemDetails, problemDetails } from './problem-details.ts';
import { problemOf } from './problem-of.ts';

/** The one place where errors become answers: problem details, without a word about the inside. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly config: Config;

  constructor(@Inject(CONFIG) config: Config) {
    this.config = config;
  }

  catch(error: unknown, host: ArgumentsHost): void {
    if (host.getType() !== 'http') throw error; // GraphQL has its own form for the same problem
    const http = host.switchToHttp();
    sendError(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>(), this.config.bodyLimit);
  }
}

/** Answers a request with the problem that an error is; what is a mistake in the code is logged. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply, bodyLimit: number): void {
  if (reply.sent) return;
  const known = problemOf(error, request, bodyLimit);
  if (!known) request.log.error({ err: error, url: request.url }, 'a request failed');
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
