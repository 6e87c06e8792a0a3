import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands before the service and passes everything on, but may give out a newer app than the service has. */
export class Front {
  private readonly server: Server;
  private releases = 0;

  private constructor(server: Server) {
    this.server = server;
  }

  /** @param service where the service is */
  static async of(service: string): Promise<Front> {
    const front: Front = new Front(
      createServer((asked, answer) => {
        const isWorker = asked.url === '/sw.js';
        // The worker is changed on its way, so it must come as it is and be sent anew each time.
        const headers = isWorker ? { host: new URL(service).host } : { ...asked.headers, host: new URL(service).host };
        const passed = request(service + asked.url, { method: asked.method ?? 'GET', headers }, (got) => {
          const { 'content-length': _, ...kept } = got.headers;
          answer.writeHead(got.statusCode ?? 502, isWorker ? kept : got.headers);
          got.pipe(answer, { end: !isWorker });
          if (isWorker) got.on('end', () => answer.end(`\n// release ${front.releases}\n`));
        });
        passed.on('error', () => answer.destroy());
        asked.pipe(passed);
      }),
    );
    front.server.listen(0, '127.0.0.1');
    await once(front.server, 'listening');
    return front;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** From now on there is a newer app: to a browser, one whose worker differs by a byte. */
  release(): void {
    this.releases += 1;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}
