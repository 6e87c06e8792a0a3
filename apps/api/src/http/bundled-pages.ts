import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { EXPLORER_PATH, explorerScript } from '../graphql/explorer-page.ts';
import { docsPage } from '../openapi/docs-page.ts';

/** Pages change only with the service; a browser asks once a day whether they did. */
const A_DAY = 'public, max-age=86400';

/** Serves the API's documentation and the files of the GraphQL explorer. What they are made of is copied beside the service by its build. */
export async function serveBundledPages(server: FastifyInstance, folder: string): Promise<void> {
  await serveFiles(server, join(folder, 'pages/docs'), '/docs/');
  await serveFiles(server, join(folder, 'pages/explorer'), `${EXPLORER_PATH}/`);
  serveText(server, '/docs', 'text/html; charset=utf-8', docsPage.html);
  serveText(server, '/docs/start.js', 'text/javascript; charset=utf-8', docsPage.script);
  serveText(server, `${EXPLORER_PATH}/start.js`, 'text/javascript; charset=utf-8', explorerScript);
}

async function serveFiles(server: FastifyInstance, root: string, prefix: string): Promise<void> {
  if (!existsSync(root)) return;
  await server.register(fastifyStatic, {
    root,
    prefix, // one route for all files: the explorer has many, and each route costs time at the start
    index: false,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => {
      void reply.header('cache-control', A_DAY);
    },
  });
}

function serveText(server: FastifyInstance, url: string, type: string, text: string): void {
  server.get(url, (_request, reply) => {
    void reply.type(type).header('cache-control', 'no-cache').send(text);
  });
}
