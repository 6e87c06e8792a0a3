import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from './http.ts';
import { root } from './paths.ts';

/** The built service. */
const MAIN = join(root, 'dist/apps/api/main.js');

/** How long a server may take until it answers, on a machine that does much else. */
const START_MS = 20_000;

type Environment = Readonly<Record<string, string>>;

/** The service as a process of its own. */
export class Server {
  readonly process: ChildProcess;
  private written = '';
  private readonly ended: Promise<number | null>;

  constructor(environment: Environment) {
    // Nothing of this process's configuration reaches it.
    const { PATH = '' } = process.env;
    this.process = spawn(process.execPath, [MAIN], { cwd: root, env: { PATH, ...environment } });
    for (const stream of [this.process.stdout, this.process.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.written += text;
      });
    this.ended = once(this.process, 'close').then(([code]) => code as number | null);
    const kill = () => this.process.kill('SIGKILL');
    process.once('exit', kill);
    void this.ended.then(() => process.off('exit', kill));
  }

  /** Everything that it has printed. */
  get output(): string {
    return this.written;
  }

  /** What it has logged, line by line. */
  get log(): { level: number; msg: string; [field: string]: unknown }[] {
    return this.written
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line));
  }

  /** Where it says that it listens. */
  get url(): string {
    const [url] = /http:\/\/\S+/.exec(this.written) ?? [];
    if (url === undefined) throw new Error(`the server has not said where it listens:\n${this.written}`);
    return url;
  }

  client(): Client {
    return new Client(this.url);
  }

  /** Kilobytes of memory that it holds. */
  get memory(): number {
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(this.process.pid)], { encoding: 'utf8' }));
  }

  /** Waits until it answers. @throws Error with what it printed, when it ends or takes too long instead */
  async ready(): Promise<this> {
    const deadline = Date.now() + START_MS;
    while (Date.now() < deadline && this.process.exitCode === null) {
      if (this.written.includes('http://') && (await this.isAlive())) return this;
      await new Promise((done) => setTimeout(done, 20));
    }
    await this.stop('SIGKILL');
    throw new Error(`the server did not start:\n${this.written}`);
  }

  /**
   * Milliseconds for which its event loop, and all its threads, have had a processor. On a machine that others keep busy this says how
   * long something takes, which no clock does. Undefined where the system does not tell.
   */
  get worked(): { loop: number; all: number } | undefined {
    const { pid } = this.process;
    try {
      return { loop: ticksOf(`/proc/${pid}/task/${pid}/stat`) * 10, all: ticksOf(`/proc/${pid}/stat`) * 10 };
    } catch {
      return undefined;
    }
  }

  /** @returns its exit code, once it has ended */
  exit(): Promise<number | null> {
    return this.ended;
  }

  /** @returns its exit code */
  stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    this.process.kill(signal);
    return this.ended;
  }

  private async isAlive(): Promise<boolean> {
    const client = this.client();
    try {
      return (await client.get('/health/live')).status === 200;
    } catch {
      return false;
    } finally {
      client.close();
    }
  }
}

/** User and system time in hundredths of a second: the fourteenth and fifteenth field, the second being a name in parentheses. */
function ticksOf(file: string): number {
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

/** Starts another server on a free port and waits until it answers. Stop it when done. */
export function startServer(environment: Environment = {}): Promise<Server> {
  return new Server({ PORT: '0', ...environment }).ready();
}
