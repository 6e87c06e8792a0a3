import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { ProblemError } from '../problems/problem-error.ts';
import { formatter } from './problem-errors.ts';

const error = vi.fn();
const format = formatter({ error } as unknown as Logger);

describe('errors of GraphQL', () => {
  it('carry the problem that REST would answer', () => {
    const cause = new ProblemError({ type: 'needs-roll', message: 'Dice are needed.', rolls: [] });
    const formatted = format(
      { message: 'Dice are needed.' },
      new GraphQLError('Dice are needed.', { originalError: cause }),
    );
    expect(formatted.extensions).toEqual({
      code: 'NEEDS_ROLL',
      problem: expect.objectContaining({ type: 'urn:riposte:problem:needs-roll', status: 422, rolls: [] }),
    });
  });

  it('point into the variables', () => {
    const message =
      'Variable "$i" got invalid value "x" at "i.list[2].level"; Int cannot represent non-integer value: "x"';
    const formatted = format({ message, extensions: { code: 'BAD_USER_INPUT' } }, new GraphQLError(message));
    expect(formatted.extensions?.problem).toMatchObject({
      status: 400,
      errors: [{ pointer: '/variables/i/list/2/level', got: '"x"' }],
    });
  });

  it('tell nothing of a mistake in the code, and log it', () => {
    const formatted = format({ message: 'x of undefined' }, new TypeError('x of undefined'));
    expect(JSON.stringify(formatted)).not.toContain('undefined');
    expect(formatted.extensions).toMatchObject({ code: 'INTERNAL', problem: { status: 500 } });
    expect(error).toHaveBeenCalledTimes(1);
  });
});
