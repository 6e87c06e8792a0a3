import { BadRequestException, HttpException, NotFoundException } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { ProblemError } from './problem-error.ts';
import { problemOf } from './problem-of.ts';

const request = { url: '/v1/nowhere?secret=1', method: 'POST' } as FastifyRequest;
const of = (error: unknown) => problemOf(error, request, 1024);

describe('errors as problems', () => {
  it('keeps problems as they are', () => {
    const error = new ProblemError({ type: 'not-found', message: 'x' });
    expect(of(error)).toBe(error);
  });

  it('knows the errors of Fastify, wrapped by Nest or not', () => {
    const tooLarge = Object.assign(new Error('too big'), { statusCode: 413, code: 'FST_ERR_CTP_BODY_TOO_LARGE' });
    expect(of(tooLarge)).toMatchObject({ status: 413, problem: { type: 'too-large', limit: '1024 bytes' } });
    expect(of(new HttpException('too big', 413, { cause: tooLarge }))).toMatchObject({ status: 413 });
    const empty = Object.assign(new Error('empty'), { statusCode: 400, code: 'FST_ERR_CTP_EMPTY_JSON_BODY' });
    expect(of(empty)?.problem).toMatchObject({ errors: [{ pointer: '', expected: 'a JSON object', got: 'nothing' }] });
  });

  it('knows the exceptions of Nest', () => {
    expect(of(new NotFoundException())?.problem).toMatchObject({
      type: 'not-found',
      message: 'Nothing is at /v1/nowhere.',
    });
    expect(of(new BadRequestException())).toMatchObject({ status: 400 });
  });

  it('never takes a fault of the caller for one of the service', () => {
    const of4xx = (statusCode: number) => of(Object.assign(new Error('x'), { statusCode }))?.problem.type;
    expect([400, 403, 404, 408, 416].map(of4xx)).toEqual([
      'invalid-input',
      'not-found',
      'not-found',
      'invalid-input',
      'invalid-input',
    ]);
  });

  it('tells nothing of anything else', () => {
    expect(of(new TypeError('cannot read x of undefined'))).toBeUndefined();
    expect(of('thrown')).toBeUndefined();
  });
});
