import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Everything under these belongs to the service: what is missing there is a problem and never the app. */
const SERVICE_PATHS = /^\/(v1|graphql|docs|health|openapi[^/]*\.json)(\/|$)/;

const FOREVER = 'public, max-age=31536000, immutable';
const ASK_FIRST = 'no-cache';

/** Serves the built app at `/`. Without one, the service is an API alone. */
export class AppShell {
  private readonly folder: string | undefined;

  constructor(folder: string | undefined) {
    this.folder = folder !== undefined && existsSync(join(folder, 'index.html')) ? folder : undefined;
  }

  /** Registers the app's files. Names in `assets` carry their content's hash and never change. */
  async register(server: FastifyInstance): Promise<void> {
    if (this.folder === undefined) return;
    await server.register(fastifyStatic, {
      root: this.folder,
      wildcard: false,
      // The build leaves each text file compressed beside itself: sending it so costs nothing.
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        void reply.header('cache-control', path.includes(`${sep}assets${sep}`) ? FOREVER : ASK_FIRST);
      },
    });
  }

  /** Answers a navigation inside the app with its page. @returns false when the request is none */
  answers(request: FastifyRequest, reply: FastifyReply): boolean {
    if (this.folder === undefined || !isNavigation(request)) return false;
    void reply.code(200).sendFile('index.html', this.folder);
    return true;
  }
}

function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  const path = url.split('?', 1)[0] ?? '';
  const isPage = !(path.split('/').at(-1) ?? '').includes('.');
  return (
    (method === 'GET' || method === 'HEAD') &&
    isPage &&
    !SERVICE_PATHS.test(path) &&
    (headers.accept ?? '').includes('text/html')
  );
}
