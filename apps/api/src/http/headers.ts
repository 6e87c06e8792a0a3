import type { FastifyInstance } from 'fastify';
import { answerHeaders, drawnPageHeaders, type Headers, pageHeaders } from './security.ts';

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
  const [answers, pages, drawn] = [answerHeaders, pageHeaders, drawnPageHeaders].map((headers) => ({
    ...headers,
    ...ANY_ORIGIN,
  }));
  server.addHook('onRequest', ({ method, url }, reply, done) => {
    reply.headers((method === 'POST' ? answers : BUNDLED_PAGES.test(url) ? drawn : pages) as Headers);
    done();
  });
  server.options('/*', (_request, reply) => {
    void reply.code(204).headers(PREFLIGHT).send();
  });
}
