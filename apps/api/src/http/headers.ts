import type { FastifyInstance } from 'fastify';
import { securityHeaders } from './security.ts';

/** Any page may call the service from a browser: it keeps nothing and knows no users. */
const ANY_ORIGIN = { 'access-control-allow-origin': '*' };

const PREFLIGHT = {
  ...ANY_ORIGIN,
  'access-control-allow-methods': 'GET, HEAD, POST',
  'access-control-allow-headers': '*',
  'access-control-max-age': '86400',
};

/** Helmet's headers and CORS on every answer, and the answer to what browsers ask before a request from another page. */
export function addHeaders(server: FastifyInstance): void {
  const headers = { ...securityHeaders(), ...ANY_ORIGIN };
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  server.options('/*', (_request, reply) => {
    void reply.code(204).headers(PREFLIGHT).send();
  });
}
