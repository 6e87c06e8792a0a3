import type { Fault } from '@riposte/rules';
import { type AnyProblem, statusOf } from './problem-details.ts';

/** A problem on its way out of the service: the filter and GraphQL turn it into an answer. */
export class ProblemError extends Error {
  readonly problem: AnyProblem;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(problem: AnyProblem, status: number = statusOf(problem), headers: Readonly<Record<string, string>> = {}) {
    super(problem.message);
    this.name = 'ProblemError';
    this.problem = problem;
    this.status = status;
    this.headers = headers;
  }
}

/** @throws the problem, if there is one */
export function orThrow<T extends { problem?: undefined }>(answered: T | { problem: AnyProblem }): T {
  if (answered.problem) throw new ProblemError(answered.problem);
  return answered as T;
}

/** Refuses a body of another kind than is read here. */
export function notPlainJson(): ProblemError {
  const message = 'Send the body as application/json in UTF-8, not compressed.';
  return new ProblemError({ type: 'unsupported-media-type', message });
}

/** Refuses a request that could not be read. */
export function unreadable(errors: Fault[]): ProblemError {
  const [first] = errors;
  const more = errors.length > 1 ? ` And ${errors.length - 1} more.` : '';
  const message = `${first?.pointer || 'The request'}: expected ${first?.expected}, got ${first?.got}.${more}`;
  return new ProblemError({ type: 'invalid-input', message, errors }, 400);
}

/** The JSON pointer of the value at the end of this way. */
export function pointerTo(way: readonly string[]): string {
  return way.map((name) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** The way that a JSON pointer describes. */
export function wayOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
}
