import type { Fault } from '@riposte/rules';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { type AnyProblem, problemDetails } from '../problems/problem-details.ts';
import { ProblemError } from '../problems/problem-error.ts';

/** What Apollo found wrong with the query itself, before anything was resolved. */
const UNREAD = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);

/** `needs-roll` → `NEEDS_ROLL` */
export function codeOf(problem: AnyProblem): string {
  return problem.type.toUpperCase().replaceAll('-', '_');
}

/** Every error of GraphQL carries the problem that REST would answer, under `extensions.problem`. */
export function formatter(log: Logger) {
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const cause = error instanceof GraphQLError ? error.originalError : error;
    if (cause instanceof ProblemError) return withProblem(formatted, cause.problem, cause.status);
    const code = String(formatted.extensions?.code ?? '');
    if (UNREAD.has(code))
      return { ...formatted, extensions: { code, problem: problemDetails(unread(formatted), 400) } };
    log.error({ err: cause ?? error }, 'a GraphQL field failed');
    const problem: AnyProblem = { type: 'internal', message: 'Something went wrong inside.' };
    return withProblem({ ...formatted, message: problem.message }, problem, 500);
  };
}

function withProblem(formatted: GraphQLFormattedError, problem: AnyProblem, status: number): GraphQLFormattedError {
  return { ...formatted, extensions: { code: codeOf(problem), problem: problemDetails(problem, status) } };
}

/** GraphQL says where a variable is wrong in words: `… got invalid value "x" at "input.attack.level"; Int cannot …`. */
const WRONG_VARIABLE = /^Variable "\$(\w+)" got invalid value (.*?)(?: at "([^"]*)")?; (.*)$/s;

/** The fault of a request that was not understood, with a pointer into it. */
function unread({ message }: GraphQLFormattedError): AnyProblem {
  const [, variable, got, path = variable, expected] = WRONG_VARIABLE.exec(message) ?? [];
  if (variable === undefined)
    return faulty(message, { pointer: '/query', expected: 'a query that the schema allows', got: 'another' });
  const parts = ['variables', ...(path ?? '').split(/[.[\]]+/).filter(Boolean)];
  const pointer = parts.map((part) => `/${part}`).join('');
  return faulty(message, { pointer, expected: expected ?? '', got: short(got ?? '') });
}

function faulty(message: string, fault: Fault): AnyProblem {
  return { type: 'invalid-input', message: message.trim(), errors: [fault] };
}

function short(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
