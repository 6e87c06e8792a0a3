import type { FastifyInstance } from 'fastify';
import { PAGE_POLICY, securityHeaders } from './security.ts';

/** Any page may call the service from a browser: it keeps nothing and knows no users. */
const ANY_ORIGIN = { 'access-control-allow-origin': '*' };

const PREFLIGHT = {
  ...ANY_ORIGIN,
  'access-control-allow-methods': 'GET, HEAD, POST',
  'access-control-allow-headers': '*',
  'access-control-max-age': '86400',
};

/** The documentation and the GraphQL explorer. */
const BUNDLED_PAGES = /^\/(docs|graphql)\b/;

/** Helmet's headers and CORS on every answer, and the answer to what browsers ask before a request from another page. */
export function addHeaders(server: FastifyInstance): void {
  const headers = { ...securityHeaders(), ...ANY_ORIGIN };
  const pageHeaders = { ...headers, 'content-security-policy': PAGE_POLICY };
  server.addHook('onRequest', ({ method, url }, reply, done) => {
    reply.headers(method === 'GET' && BUNDLED_PAGES.test(url) ? pageHeaders : headers);
    done();
  });
  server.options('/*', (_request, reply) => {
    void reply.code(204).headers(PREFLIGHT).send();
  });
}
