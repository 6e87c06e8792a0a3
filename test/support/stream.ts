import { Client } from './http.ts';

/** One request of a steady stream. */
export interface Ask {
  path: string;
  /** POSTed when there is one. */
  body?: unknown;
}

/** How one of them went. */
export interface Told {
  path: string;
  /** 0 when the connection failed. */
  status: number;
  milliseconds: number;
  problem?: string;
}

/** Requests that go on until they are told to stop, several at once, each as soon as the one before it is answered. */
export class Stream {
  readonly told: Told[] = [];
  private isOn = true;
  private readonly running: Promise<void>[];
  private readonly client: Client;

  /** @param next the request of a number from 0 */
  constructor(url: string, next: (number: number) => Ask, atOnce = 4) {
    this.client = new Client(url);
    let count = 0;
    this.running = Array.from({ length: atOnce }, async () => {
      while (this.isOn) {
        this.told.push(await this.ask(next(count++)));
        await new Promise((done) => setTimeout(done, 5));
      }
    });
  }

  /** Everything that was not a success. */
  get failures(): Told[] {
    return this.told.filter(({ status }) => status !== 200);
  }

  get slowest(): number {
    return Math.max(...this.told.map(({ milliseconds }) => milliseconds));
  }

  /** Ends the stream once what is under way is answered. */
  async stop(): Promise<void> {
    this.isOn = false;
    await Promise.all(this.running);
    this.client.close();
  }

  private async ask({ path, body }: Ask): Promise<Told> {
    const started = performance.now();
    try {
      const { status, text, milliseconds } = await this.client.send(path, {
        ...(body === undefined ? {} : { method: 'POST', body }),
      });
      return { path, status, milliseconds, ...(status === 200 ? {} : { problem: text.slice(0, 300) }) };
    } catch (error) {
      return { path, status: 0, milliseconds: performance.now() - started, problem: String(error) };
    }
  }
}
