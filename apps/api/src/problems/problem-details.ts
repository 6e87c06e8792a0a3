import type { Problem } from '@riposte/rules';

/** A problem of HTTP itself; the rules library knows none of these. */
export interface ServiceProblem {
  type: 'not-found' | 'method-not-allowed' | 'unsupported-media-type' | 'not-acceptable' | 'unavailable' | 'internal';
  message: string;
}

export type AnyProblem = Problem | ServiceProblem;
export type ProblemType = AnyProblem['type'];

/** An RFC 9457 problem, with the members that its kind brings. */
export interface ProblemDetails {
  type: string;
  title: string;
  status: number;
  detail: string;
  [member: string]: unknown;
}

interface Kind {
  status: number;
  title: string;
  /** When it comes, for the published documents. */
  means: string;
}

/** Every kind of problem with its usual status. `invalid-input` is 400 where the request could not be read at all. */
export const PROBLEMS: Readonly<Record<ProblemType, Kind>> = {
  'invalid-input': {
    status: 422,
    title: 'Something in the request is not valid',
    means: 'The faults are named by JSON pointer. 400 when the body is no JSON object or a query parameter is wrong.',
  },
  'illegal-action': {
    status: 422,
    title: 'The rules forbid it',
    means: 'A rule forbids the action; what is legal now is listed.',
  },
  'needs-roll': {
    status: 422,
    title: 'Dice are needed',
    means: 'Dice have to be rolled and entered, or a seed given.',
  },
  'needs-ruling': {
    status: 422,
    title: 'The GM must decide',
    means: 'A question is open that only the GM can answer.',
  },
  'too-large': {
    status: 422,
    title: 'More than this can do',
    means: 'The work is beyond a limit. 413 when the body has too many bytes.',
  },
  'unknown-operation': { status: 404, title: 'No such operation', means: 'Nothing bears this id.' },
  'unknown-rule': { status: 404, title: 'No such rule', means: 'Nothing bears this id.' },
  'unknown-system': { status: 404, title: 'No such system', means: 'Nothing bears this id.' },
  'unknown-table': { status: 404, title: 'No such table', means: 'Nothing bears this id.' },
  'unknown-odds': { status: 404, title: 'There are no odds', means: 'What rolls no dice has no odds.' },
  'unknown-pack': { status: 404, title: 'No such pack', means: 'Nothing bears this id.' },
  'unknown-entry': { status: 404, title: 'No such entry', means: 'The pack has no entry of this id.' },
  'unknown-parameter': {
    status: 422,
    title: 'No such parameter',
    means: 'An amendment names a figure that nothing has.',
  },
  'unknown-decision': {
    status: 422,
    title: 'No such decision',
    means: 'A decision names a question that nothing asks.',
  },
  'not-found': { status: 404, title: 'Nothing is here', means: 'The path leads nowhere.' },
  'method-not-allowed': { status: 405, title: 'Not this method', means: 'The path exists, for other methods.' },
  'unsupported-media-type': { status: 415, title: 'Only JSON is read', means: 'The body is not application/json.' },
  'not-acceptable': {
    status: 406,
    title: 'Not in this form',
    means: 'The answer does not exist in the form asked for.',
  },
  unavailable: { status: 503, title: 'Not now', means: 'The service is stopping or overloaded; try again.' },
  internal: { status: 500, title: 'A fault of the service', means: 'The mistake is ours; it has been logged.' },
};

export const PROBLEM_JSON = 'application/problem+json; charset=utf-8';

/** The `type` of a problem: a name, not an address. */
export function problemUri(type: ProblemType): string {
  return `urn:riposte:problem:${type}`;
}

export function statusOf(problem: AnyProblem): number {
  if (problem.type === 'invalid-input' && problem.errors.some((fault) => fault.pointer === '')) return 400;
  return PROBLEMS[problem.type].status;
}

/** @param status where it is not the usual one */
export function problemDetails(problem: AnyProblem, status: number = statusOf(problem)): ProblemDetails {
  const { type, message, ...members } = problem;
  return { type: problemUri(type), title: PROBLEMS[type].title, status, detail: message, ...members };
}
