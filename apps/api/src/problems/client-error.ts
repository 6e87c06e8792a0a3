import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { PROBLEM_JSON, problemDetails } from './problem-details.ts';
import { ProblemError, unreadable } from './problem-error.ts';

/** Answers what never became a request, because it is no HTTP or has too much at its head, on the connection itself. */
export function answerClientError({ code }: { code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { problem, status } = problemOf(code);
  const body = JSON.stringify(problemDetails(problem, status));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `content-type: ${PROBLEM_JSON}`,
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

function problemOf(code: string | undefined): ProblemError {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return new ProblemError(
        { type: 'too-large', message: 'The path or the headers are too long.', limit: 'headers' },
        431,
      );
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new ProblemError({ type: 'unavailable', message: 'The request took too long to arrive.' }, 408);
    default:
      return unreadable([{ pointer: '', expected: 'a request of HTTP', got: 'another' }]);
  }
}
