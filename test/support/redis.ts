import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, isOpen } from './ports.ts';

const START_MS = 10_000;

/** A real Redis, with nothing on disk, that can be made to fail in the ways that Redis fails. */
export class TestRedis {
  readonly port: number;
  private readonly folder = mkdtempSync(join(tmpdir(), 'riposte-redis-'));
  private process: ChildProcess | undefined;
  private readonly killAtExit = () => this.process?.kill('SIGKILL');

  private constructor(port: number) {
    this.port = port;
    process.once('exit', this.killAtExit);
  }

  /** @param port where it is wanted; usually on a free one */
  static async start(port?: number): Promise<TestRedis> {
    const redis = new TestRedis(port ?? (await freePort()));
    await redis.start();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** Starts it, empty, on its port. */
  async start(): Promise<void> {
    const options = ['--port', String(this.port), '--save', '', '--appendonly', 'no', '--dir', this.folder];
    this.process = spawn('redis-server', options, { stdio: 'ignore' });
    const deadline = Date.now() + START_MS;
    while (!(await isOpen(this.port))) {
      if (Date.now() > deadline || this.process.exitCode !== null) throw new Error('redis-server did not start');
      await new Promise((done) => setTimeout(done, 10));
    }
  }

  /** Ends it from one moment to the next; every connection breaks. */
  async stop(): Promise<void> {
    if (!this.process) return;
    const ended = once(this.process, 'exit');
    this.process.kill('SIGKILL');
    await ended;
    this.process = undefined;
  }

  /** Stops it from answering while its connections stay open, which looks like a network that swallows everything. */
  freeze(): void {
    this.process?.kill('SIGSTOP');
  }

  resume(): void {
    this.process?.kill('SIGCONT');
  }

  /** Runs one command, such as `KEYS *`, by redis-cli. */
  command(...words: string[]): string {
    return execFileSync('redis-cli', ['-p', String(this.port), ...words], { encoding: 'utf8' }).trim();
  }

  /** Ends it for good. */
  async close(): Promise<void> {
    await this.stop();
    process.off('exit', this.killAtExit);
    rmSync(this.folder, { recursive: true, force: true });
  }
}
