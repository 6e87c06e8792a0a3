import type { z } from 'zod';
import { type Fault, invalidRequest, MOST_FAULTS, type Refusal, shown } from './problem.ts';
import { withArticle } from './words.ts';

type Issue = z.core.$ZodIssue;

/**
 * Refuses a value for what zod found wrong, as pointers with what was expected and what came.
 * Of very many faults only those that are told are worked out.
 * @param base pointer of the checked value in the request
 * @param ending what is said after each expectation
 */
export function misfit(error: z.ZodError, value: unknown, base: string, ending = ''): Refusal {
  const faults: Fault[] = [];
  let count = 0;
  for (const [i, issue] of error.issues.entries()) {
    if (isToldByNext(issue, error.issues[i + 1])) continue;
    count += issue.code === 'unrecognized_keys' ? issue.keys.length : 1;
    if (faults.length < MOST_FAULTS) faults.push(...faultsOfIssue(issue, value, base));
  }
  const told = ending === '' ? faults : faults.map((fault) => ({ ...fault, expected: fault.expected + ending }));
  return invalidRequest(told, Math.max(count, faults.length));
}

/** What is beyond the safe integers is mostly beyond a bound of its own too, which says more. */
function isToldByNext(issue: Issue, next: Issue | undefined): boolean {
  if (!isOfIntegers(issue) || next?.code !== issue.code) return false;
  return next.path.length === issue.path.length && next.path.every((part, i) => part === issue.path[i]);
}

function isOfIntegers(issue: Issue): boolean {
  if (issue.code === 'too_big') return issue.maximum === Number.MAX_SAFE_INTEGER;
  return issue.code === 'too_small' && issue.minimum === Number.MIN_SAFE_INTEGER;
}

function faultsOfIssue(issue: Issue, value: unknown, base: string): Fault[] {
  const pointer = base + issue.path.map((part) => `/${escaped(String(part))}`).join('');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.slice(0, MOST_FAULTS).map((name) => ({
      pointer: `${pointer}/${escaped(name)}`,
      expected: 'no such field',
      got: shown(at(value, [...issue.path, name])),
    }));
  }
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const closest = [...issue.errors].sort((a, b) => depth(b) - depth(a))[0] ?? [];
    if (depth(closest) > 0) return closest.flatMap((inner) => faultsOfIssue(inner, at(value, issue.path), pointer));
  }
  return [{ pointer, expected: expectation(issue), got: shown(at(value, issue.path)) }];
}

function expectation(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' ? 'a whole number' : kindOf(issue.expected);
    case 'too_small':
      return `${sizeOf(issue.origin)}${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}`;
    case 'too_big':
      return `${sizeOf(issue.origin)}${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}`;
    case 'invalid_value':
      return oneOf(issue.values);
    case 'not_multiple_of':
      return `a multiple of ${issue.divisor}`;
    case 'invalid_union':
      return 'options' in issue && issue.options ? oneOf(issue.options) : anyOf(issue.errors);
    default:
      return issue.message;
  }
}

/** What each of several forms would have been. */
function anyOf(forms: readonly (readonly Issue[])[]): string {
  const expected = new Set(forms.flatMap(([first]) => (first ? expectation(first) : [])));
  return expected.size > 0 ? [...expected].join(', or ') : 'one of the allowed forms';
}

function oneOf(values: readonly unknown[]): string {
  return `${values.length > 1 ? 'one of ' : ''}${values.map((value) => JSON.stringify(value)).join(', ')}`;
}

function sizeOf(origin: string): string {
  if (origin === 'array' || origin === 'set') return 'a list whose length is ';
  return origin === 'string' ? 'a text whose length is ' : '';
}

function kindOf(type: string): string {
  const names: Record<string, string> = {
    array: 'a list',
    boolean: 'true or false',
    string: 'a text',
    number: 'a number',
    null: 'null',
    record: 'an object',
  };
  return names[type] ?? withArticle(type);
}

function depth(issues: readonly Issue[]): number {
  return issues.reduce((deepest, issue) => Math.max(deepest, issue.path.length), 0);
}

/** What stands at the end of a path into a value, if anything does. */
export function at(value: unknown, path: readonly PropertyKey[]): unknown {
  let current = value;
  for (const part of path) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, part)) return undefined;
    current = (current as Record<PropertyKey, unknown>)[part];
  }
  return current;
}

/** A name as a segment of a JSON pointer. */
export function escaped(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1');
}
