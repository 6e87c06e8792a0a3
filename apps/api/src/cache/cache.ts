import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG, type Config } from '../config.ts';
import { LOG } from '../logging.ts';
import { MemoryTier } from './memory-tier.ts';
import { RedisTier } from './redis-tier.ts';

declare const __SOURCES__: string | undefined;

/** Answers of other versions of the sources may differ, so the version is part of every shared key. */
const VERSION = typeof __SOURCES__ === 'string' ? __SOURCES__ : 'development';

const DAY = 24 * 60 * 60;

/** What kinds of answers are remembered. */
export type Space = 'odds' | 'table' | 'search';

/** Answers worth keeping, as JSON: first what this process remembers, then what all share, if Redis is configured. It never fails. */
@Injectable()
export class Cache implements OnApplicationShutdown {
  readonly shared: RedisTier | undefined;
  private readonly own = new MemoryTier();

  constructor(@Inject(CONFIG) config: Config, @Inject(LOG) log: Logger) {
    this.shared = config.redisUrl === undefined ? undefined : new RedisTier(config.redisUrl, log);
    this.shared?.start();
  }

  /** What is known under a key. Only the shared tier takes time. */
  get(space: Space, key: string): string | undefined | Promise<string | undefined> {
    const name = nameOf(space, key);
    const known = this.own.get(name);
    if (known !== undefined || !this.shared?.isReady) return known;
    return this.fromShared(this.shared, name);
  }

  set(space: Space, key: string, json: string): void {
    const name = nameOf(space, key);
    this.own.set(name, json, DAY);
    this.shared?.set(name, json, DAY);
  }

  onApplicationShutdown(): void {
    this.shared?.stop();
  }

  private async fromShared(shared: RedisTier, name: string): Promise<string | undefined> {
    const known = await shared.get(name);
    if (known !== undefined) this.own.set(name, known, DAY);
    return known;
  }
}

function nameOf(space: Space, key: string): string {
  return `riposte:${VERSION}:${space}:${key}`;
}
