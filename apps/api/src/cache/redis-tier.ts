import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { Tier } from './tier.ts';

/** After a command that timed out, Redis is left alone this long: a frozen one would slow every request down. */
const PAUSE_MS = 1_000;

/** Values longer than this stay in the process. */
const MOST_CHARACTERS = 512 * 1024;

/** What all processes share. Down, frozen or restarting, it never fails and rarely delays a request. */
export class RedisTier implements Tier {
  private readonly redis: Redis;
  private readonly log: Logger;
  private pausedUntil = 0;
  private wasReady = false;

  constructor(url: string, log: Logger) {
    this.log = log;
    this.redis = new Redis(url, {
      lazyConnect: true,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      connectTimeout: 500,
      commandTimeout: 250,
      retryStrategy: (attempt) => Math.min(100 * attempt, 1000),
    });
    this.redis.on('error', () => this.noteDown());
    this.redis.on('end', () => this.noteDown());
    this.redis.on('ready', () => this.noteReady());
  }

  /** Begins to connect and goes on trying; nothing waits for it. */
  start(): void {
    this.redis.connect().catch(() => this.noteDown());
  }

  /** True when it answered last time it was asked. */
  get isReady(): boolean {
    return this.redis.status === 'ready' && performance.now() >= this.pausedUntil;
  }

  /** Asks it now. @returns whether it answered in time */
  async answers(): Promise<boolean> {
    if (this.redis.status !== 'ready') return false;
    return this.redis.ping().then(
      () => true,
      () => this.pause(),
    );
  }

  async get(key: string): Promise<string | undefined> {
    if (!this.isReady) return undefined;
    try {
      return (await this.redis.get(key)) ?? undefined;
    } catch {
      this.pause();
      return undefined;
    }
  }

  set(key: string, value: string, seconds: number): void {
    if (!this.isReady || value.length > MOST_CHARACTERS) return;
    this.redis.set(key, value, 'EX', seconds).catch(() => this.pause());
  }

  stop(): void {
    this.redis.removeAllListeners();
    this.redis.on('error', () => undefined);
    this.redis.disconnect();
  }

  private pause(): false {
    this.pausedUntil = performance.now() + PAUSE_MS;
    return false;
  }

  private noteReady(): void {
    this.pausedUntil = 0;
    this.wasReady = true;
    this.log.info('Redis is connected');
  }

  private noteDown(): void {
    if (this.wasReady) this.log.warn('Redis is gone; going on with this process alone');
    this.wasReady = false;
  }
}
