import { HttpException } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { notPlainJson, ProblemError, unreadable } from './problem-error.ts';

/** What Fastify and Nest throw, as far as it matters here. */
interface Thrown {
  code?: string;
  status?: number;
  statusCode?: number;
  message?: string;
}

/** Any error as the problem that the caller is told. Undefined: a mistake in the code, of which nothing is told. */
export function problemOf(error: unknown, request: FastifyRequest, bodyLimit: number): ProblemError | undefined {
  if (error instanceof ProblemError) return error;
  const cause = error instanceof HttpException ? ((error.cause as Thrown | undefined) ?? error) : error;
  const { code, status, statusCode = status } = (cause ?? {}) as Thrown;
  const known = statusCode ?? (error instanceof HttpException ? error.getStatus() : 500);
  switch (known) {
    case 403: // a path that leads out of the files that are served
    case 404:
      return new ProblemError({ type: 'not-found', message: `Nothing is at ${pathOf(request)}.` });
    case 413: {
      const limit = `${bodyLimit} bytes`;
      return new ProblemError({ type: 'too-large', message: `The body is larger than ${limit}.`, limit }, 413);
    }
    case 414:
      return new ProblemError({ type: 'too-large', message: 'The path is too long.', limit: 'path' }, 414);
    case 415:
      return notPlainJson();
    case 503:
      return new ProblemError({ type: 'unavailable', message: 'This took too long or the service is stopping.' });
    default:
      return known >= 400 && known < 500 ? badRequest(code, request) : undefined;
  }
}

/** The path as sent, without its query, cut short. */
export function pathOf(request: FastifyRequest): string {
  const path = request.url.split('?', 1)[0] ?? '';
  return path.length > 100 ? `${path.slice(0, 100)}…` : path;
}

function badRequest(code: string | undefined, request: FastifyRequest): ProblemError {
  if (code === 'FST_ERR_BAD_URL') return unreadable([{ pointer: '', expected: 'a well-formed path', got: 'another' }]);
  const expected = request.method === 'POST' ? 'a JSON object' : 'a well-formed request';
  const got = code === 'FST_ERR_CTP_EMPTY_JSON_BODY' ? 'nothing' : 'something that cannot be read as such';
  return unreadable([{ pointer: '', expected, got }]);
}
