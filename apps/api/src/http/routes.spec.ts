import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { Routes } from './routes.ts';

describe('known routes', () => {
  const routes = new Routes();
  let note: (route: { url: string; method: string | string[] }) => void = () => undefined;
  routes.watch({ addHook: (_: string, hook: typeof note) => (note = hook) } as unknown as FastifyInstance);
  note({ url: '/v1/rules/:id', method: ['GET', 'HEAD'] });
  note({ url: '/v1/rules/:id/odds', method: 'POST' });
  note({ url: '/*', method: 'OPTIONS' });

  it('tell the methods of a path', () => {
    expect(routes.methodsOf('/v1/rules/a.b')).toEqual(['GET', 'HEAD']);
    expect(routes.methodsOf('/v1/rules/a.b/odds')).toEqual(['POST']);
  });

  it('know nothing of other paths', () => {
    expect(routes.methodsOf('/v1/rules')).toEqual([]);
    expect(routes.methodsOf('/v1/rules//odds')).toEqual([]);
    expect(routes.methodsOf('/anything')).toEqual([]);
  });
});
