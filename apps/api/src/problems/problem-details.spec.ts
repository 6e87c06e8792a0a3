import { problemTypes } from '@riposte/rules';
import { describe, expect, it } from 'vitest';
import { PROBLEMS, problemDetails, statusOf } from './problem-details.ts';
import { problemSchemas } from './problem-schemas.ts';

const fault = (pointer: string) => ({ pointer, expected: 'a number', got: '"x"' });

describe('problem details', () => {
  it('know every member of the union', () => {
    for (const type of problemTypes) {
      expect(PROBLEMS).toHaveProperty(type);
      expect(problemSchemas.has(type)).toBe(true);
    }
  });

  it('are 400 for what could not be read and 422 for what is wrong inside', () => {
    expect(statusOf({ type: 'invalid-input', message: '', errors: [fault('')] })).toBe(400);
    expect(statusOf({ type: 'invalid-input', message: '', errors: [fault('/input/dr')] })).toBe(422);
    expect(statusOf({ type: 'needs-roll', message: '', rolls: [] })).toBe(422);
    expect(statusOf({ type: 'unknown-operation', message: '', id: 'x', closest: [] })).toBe(404);
    expect(statusOf({ type: 'unknown-parameter', message: '', id: 'x', closest: [] })).toBe(422);
  });

  it('carry the members of their kind, and fit their schema', () => {
    const details = problemDetails({
      type: 'illegal-action',
      message: 'No.',
      rule: 'a.b.c',
      legal: ['wait'],
      state: { kind: 's' },
    });
    expect(details).toEqual({
      type: 'urn:riposte:problem:illegal-action',
      title: 'The rules forbid it',
      status: 422,
      detail: 'No.',
      rule: 'a.b.c',
      legal: ['wait'],
      state: { kind: 's' },
    });
    expect(problemSchemas.get('illegal-action')?.safeParse(details).success).toBe(true);
  });
});
