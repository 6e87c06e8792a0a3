import type { Fault } from '@riposte/rules';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { type AnyProblem, problemDetails } from '../problems/problem-details.ts';
import { ProblemError, pointerTo } from '../problems/problem-error.ts';
import { TOO_DEEP } from '../runner/question.ts';

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

/** How the parser ends that follows lists into lists without end. */
const NESTED = 'Maximum call stack size exceeded';

/** The fault of a request that was not understood, with a pointer into it. */
function unread({ message, locations }: GraphQLFormattedError): AnyProblem {
  if (message.includes(NESTED)) return TOO_DEEP.problem;
  const [, variable, got, path = variable, complaint] = WRONG_VARIABLE.exec(message) ?? [];
  if (variable === undefined) return faulty(message, inQuery(message, locations?.[0]));
  const way = ['variables', ...(path ?? '').split(/[.[\]]+/).filter(Boolean)];
  return faulty(message, faultOf(complaint ?? '', way, short(got ?? '')));
}

function inQuery(message: string, location: { line: number; column: number } | undefined): Fault {
  const place = location ? `what stands at line ${location.line}, column ${location.column}` : 'another';
  const fault = faultOf(message, ['query'], place);
  return fault.pointer === '/query' && fault.expected === message
    ? { ...fault, expected: 'a query that the schema allows' }
    : fault;
}

/** What a complaint of GraphQL means: what was expected, and of which field of the value that it is about. */
interface Meaning {
  expected: string;
  field?: string | undefined;
  /** The way to the value, where it is another than that of the complaint. */
  way?: string[];
  got?: string;
}

const NAMES: Readonly<Record<string, string>> = {
  Int: 'a whole number',
  Float: 'a number',
  String: 'a text',
  Boolean: 'true or false',
};

/** GraphQL complains in sentences of its own, and has no codes for them. */
const COMPLAINTS: readonly (readonly [RegExp, (match: RegExpExecArray) => Meaning])[] = [
  [/^Field "(\w+)" is not defined by type/, ([, field]) => ({ expected: 'no such field', field })],
  [/^Field "(?:\w+\.)?(\w+)" of required type/, ([, field]) => ({ expected: 'a value', field, got: 'nothing' })],
  [
    /^Variable "\$(\w+)" of (?:required|non-null) type/,
    ([, name = '']) => ({ expected: 'a value', way: ['variables', name], got: 'nothing' }),
  ],
  [
    /^Expected non-nullable type|^Expected value of type "[^"]*!", found null/,
    () => ({ expected: 'a value', got: 'null' }),
  ],
  [/^(Int|Float|String|Boolean) cannot represent/, ([, type = '']) => ({ expected: NAMES[type] ?? type })],
  [/^Exactly one key must be specified|^OneOf Input Object/, () => ({ expected: 'exactly one of its fields' })],
  [/^Expected type "\w+" to be an object/, () => ({ expected: 'an object' })],
  [/(?:does not exist in|^Enum) "(\w+)"/, ([, name]) => ({ expected: `a value of ${name}` })],
  [/^Operation batching disabled/, () => ({ expected: 'one query, not a list of them', way: [], got: 'a list' })],
  [/^POST body missing/, () => ({ expected: 'a JSON object with a query', way: [], got: 'nothing' })],
];

function faultOf(complaint: string, way: string[], got: string): Fault {
  for (const [pattern, meaning] of COMPLAINTS) {
    const match = pattern.exec(complaint);
    if (!match) continue;
    const means = meaning(match);
    const place = means.way ?? (means.field === undefined ? way : [...way, means.field]);
    return { pointer: pointerTo(place), expected: means.expected, got: means.got ?? got };
  }
  return { pointer: pointerTo(way), expected: complaint, got };
}

function faulty(message: string, fault: Fault): AnyProblem {
  return { type: 'invalid-input', message: message.trim(), errors: [fault] };
}

function short(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
