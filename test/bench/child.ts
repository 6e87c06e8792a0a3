import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/paths.ts';
import { freePort } from '../support/ports.ts';

/** In which Linux counts processor time. */
const TICKS_A_SECOND = 100;

/** What a server is asked, and what it must answer. */
export interface Ask {
  path: string;
  body: string;
}

/** A server in a process of its own. */
export class Served {
  readonly url: string;
  private readonly process: ChildProcess;
  private readonly ended: Promise<unknown>;

  private constructor(url: string, child: ChildProcess) {
    this.url = url;
    this.process = child;
    this.ended = once(child, 'exit');
    const kill = () => child.kill('SIGKILL');
    process.once('exit', kill);
    void this.ended.then(() => process.off('exit', kill));
  }

  /** Starts `node` with these arguments; PORT says where to listen. */
  static async start(args: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<Served> {
    const port = await freePort();
    const { PATH = '' } = process.env;
    const env = {
      PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      PORT: `${port}`,
      ...environment,
    };
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
    return new Served(`http://127.0.0.1:${port}`, child);
  }

  /** The built service. */
  static service(): Promise<Served> {
    return Served.start([join(root, 'dist/apps/api/main.js')]);
  }

  /** @returns the first answer with status 200 @throws Error when it ends or takes too long instead */
  async firstAnswer({ path, body }: Ask): Promise<string> {
    const deadline = performance.now() + 20_000;
    while (performance.now() < deadline && this.process.exitCode === null) {
      const response = await send(this.url + path, body).catch(() => undefined);
      if (response?.ok) return response.text();
      if (response && response.status < 500) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      await new Promise((done) => setTimeout(done, 5));
    }
    throw new Error(`no answer at ${path}`);
  }

  /** Seconds of processor time that it has used, where the system tells. */
  get processorSeconds(): number | undefined {
    const path = `/proc/${this.process.pid}/stat`;
    if (!existsSync(path)) return undefined;
    const fields = readFileSync(path, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const [user, system] = [fields[11], fields[12]];
    return (Number(user) + Number(system)) / TICKS_A_SECOND;
  }

  async stop(): Promise<void> {
    this.process.kill('SIGTERM');
    await this.ended;
  }
}

function send(url: string, body: string): Promise<Response> {
  return fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
}
