import { LRUCache } from 'lru-cache';
import type { Tier } from './tier.ts';

/** Roughly how many characters this process remembers. */
const MOST_CHARACTERS = 32 * 1024 * 1024;

/** What this process remembers, the least used being forgotten first. */
export class MemoryTier implements Tier {
  private readonly entries: LRUCache<string, string>;

  constructor(mostCharacters: number = MOST_CHARACTERS) {
    this.entries = new LRUCache({
      maxSize: mostCharacters,
      maxEntrySize: Math.ceil(mostCharacters / 8),
      sizeCalculation: (value, key) => value.length + key.length,
    });
  }

  get(key: string): string | undefined {
    return this.entries.get(key);
  }

  set(key: string, value: string, seconds: number): void {
    this.entries.set(key, value, { ttl: seconds * 1000 });
  }
}
