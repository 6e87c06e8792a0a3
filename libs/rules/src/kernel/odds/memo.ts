import type { Distribution } from './distribution.ts';

/** How many values all remembered distributions may hold together. */
const MOST_VALUES = 500_000;

/** Distributions of sub-rulings already worked out. The oldest go when the memory is full; forgetting costs time only. */
export class Memo {
  private readonly entries = new Map<string, Distribution<unknown>>();
  private values = 0;

  get(key: string): Distribution<unknown> | undefined {
    return this.entries.get(key);
  }

  set(key: string, distribution: Distribution<unknown>): void {
    this.entries.set(key, distribution);
    this.values += distribution.values.length + 4;
    for (const [oldest, old] of this.entries) {
      if (this.values <= MOST_VALUES) return;
      this.entries.delete(oldest);
      this.values -= old.values.length + 4;
    }
  }
}
