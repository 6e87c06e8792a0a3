import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { DEFAULTS } from '../config.ts';
import { Cache } from './cache.ts';
import { MemoryTier } from './memory-tier.ts';

const log = pino({ level: 'silent' });

describe('what a process remembers', () => {
  it('is forgotten when there is too much of it, the least used first', () => {
    const tier = new MemoryTier(80);
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']) {
      tier.set(key, '123456789', 60);
      tier.get('a');
    }
    expect(tier.get('a')).toBe('123456789');
    expect(tier.get('b')).toBeUndefined();
  });

  it('does not hold a single thing that would push out all others', () => {
    const tier = new MemoryTier(80);
    tier.set('a', 'x'.repeat(50), 60);
    expect(tier.get('a')).toBeUndefined();
  });
});

describe('the cache', () => {
  const caches: Cache[] = [];
  const make = (redisUrl?: string) => {
    const cache = new Cache({ ...DEFAULTS, redisUrl }, log);
    caches.push(cache);
    return cache;
  };
  afterEach(() => {
    for (const cache of caches.splice(0)) cache.onApplicationShutdown();
  });

  it('keeps kinds of answers apart', () => {
    const cache = make();
    cache.set('odds', 'key', '1');
    expect(cache.get('odds', 'key')).toBe('1');
    expect(cache.get('table', 'key')).toBeUndefined();
  });

  it('works at once when Redis cannot be reached, and says so', async () => {
    const cache = make('redis://127.0.0.1:1');
    expect(cache.get('odds', 'key')).toBeUndefined();
    cache.set('odds', 'key', '1');
    expect(cache.get('odds', 'key')).toBe('1');
    expect(await cache.shared?.answers()).toBe(false);
  });
});
