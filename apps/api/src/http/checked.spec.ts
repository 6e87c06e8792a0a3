import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { ListQuery, SearchQuery, TableQuery } from '../lookups/queries.ts';
import type { ProblemError } from '../problems/problem-error.ts';
import { BatchRequest } from '../units/batch.dto.ts';
import { checked, valid, withoutQuery } from './checked.ts';

function faultsOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    const { problem, status } = error as ProblemError;
    expect(status).toBe(400);
    return problem.type === 'invalid-input' ? problem.errors : problem;
  }
}

describe('what the API itself is asked', () => {
  it('gets its defaults, and numbers from texts', () => {
    expect(checked(ListQuery, {})).toMatchObject({ limit: 50, offset: 0 });
    expect(checked(ListQuery, { limit: '7', system: 'cerberus' })).toMatchObject({ limit: 7, system: 'cerberus' });
    expect(checked(TableQuery, { filter: 'a:b' })).toMatchObject({ filter: ['a:b'] });
  });

  it('is refused by name where it is unknown or out of range', () => {
    expect(faultsOf(() => checked(ListQuery, { limit: '101', bogus: 'x' }))).toEqual([
      { pointer: '/bogus', expected: 'no such field', got: '"x"' },
      { pointer: '/limit', expected: 'a whole number from 1 to 100', got: '101' },
    ]);
    expect(faultsOf(() => checked(ListQuery, { limit: '1e1' }))).toHaveLength(1);
    expect(faultsOf(() => checked(ListQuery, { limit: ['1', '2'] }))).toHaveLength(1);
    expect(faultsOf(() => checked(SearchQuery, {}))).toMatchObject([{ pointer: '/q', got: 'nothing' }]);
    expect(faultsOf(() => checked(SearchQuery, { q: 'x', type: 'spell' }))).toMatchObject([{ pointer: '/type' }]);
  });

  it('is refused too where its names are those of every object', () => {
    for (const name of ['__proto__', 'constructor', 'prototype', 'toString'])
      expect(faultsOf(() => checked(ListQuery, JSON.parse(`{"${name}":"1"}`)))).toEqual([
        { pointer: `/${name}`, expected: 'no such field', got: '"1"' },
      ]);
  });

  it('must be an object', () => {
    for (const sent of [undefined, null, [], 'x', 5]) {
      expect(faultsOf(() => checked(ListQuery, sent))).toMatchObject([{ pointer: '', expected: 'a JSON object' }]);
    }
  });

  it('may be a batch, whose items are checked and whose requests are left alone', () => {
    const request = { input: { any: ['thing'] } };
    expect(valid(BatchRequest.from({ items: [{ id: 'a', request }] })).items[0]?.request).toBe(request);
    const faults = faultsOf(() => valid(BatchRequest.from({ items: [{ id: '', kind: 'x', request: 1 }, 2] })));
    expect(faults).toMatchObject([
      { pointer: '/items/0/id' },
      { pointer: '/items/0/kind' },
      { pointer: '/items/0/request' },
      { pointer: '/items/1' },
    ]);
    expect(faultsOf(() => valid(BatchRequest.from({})))).toMatchObject([{ pointer: '/items' }]);
  });

  it('has no query parameters where none are taken', () => {
    expect(() => withoutQuery({ url: '/v1/x', query: {} } as FastifyRequest)).not.toThrow();
    expect(faultsOf(() => withoutQuery({ url: '/v1/x?y=1', query: { y: '1' } } as unknown as FastifyRequest))).toEqual([
      { pointer: '/y', expected: 'no such parameter', got: '"1"' },
    ]);
  });
});
