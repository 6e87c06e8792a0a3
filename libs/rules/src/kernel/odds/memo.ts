import type { Usage } from '../usage.ts';
import type { Distribution } from './distribution.ts';
import type { Work } from './work.ts';

/** How many values all remembered distributions may hold together. */
const MOST_VALUES = 500_000;

/** A distribution, and what it and each remembered part of it cost to work out, by name. */
interface Remembered {
  distribution: Distribution<unknown>;
  costs: ReadonlyMap<string, number>;
  /** What it needed of the decisions and amendments, by pointers: questions that share its name have said the same. */
  needed: readonly string[];
}

/** Distributions of sub-rulings already worked out. The oldest go when the memory is full; forgetting costs time only. */
export class Memo {
  private readonly entries = new Map<string, Remembered>();
  private values = 0;

  get(key: string): Remembered | undefined {
    return this.entries.get(key);
  }

  set(key: string, remembered: Remembered): void {
    const former = this.entries.get(key);
    if (former) this.values -= sizeOf(former);
    this.entries.set(key, remembered);
    this.values += sizeOf(remembered);
    for (const [oldest, old] of this.entries) {
      if (this.values <= MOST_VALUES) return;
      this.entries.delete(oldest);
      this.values -= sizeOf(old);
    }
  }
}

function sizeOf({ distribution, costs }: Remembered): number {
  return distribution.values.length + costs.size + 4;
}

/**
 * The memo as one question uses it. What a distribution cost is charged once in every question that reaches it, remembered or not:
 * whether a question is answered exactly or by a sample must not depend on what was asked before it.
 */
export class Recall {
  private readonly memo: Memo;
  private readonly work: Work;
  private readonly usage: Usage;
  /** The names whose cost this question has been charged. */
  private readonly paid = new Set<string>();
  /** Of the distribution that is being worked out: its parts, and what has been charged for them meanwhile. */
  private costs: Map<string, number> | undefined;
  private chargedForParts = 0;

  constructor(memo: Memo, work: Work, usage: Usage) {
    this.memo = memo;
    this.work = work;
    this.usage = usage;
  }

  knows(name: string): boolean {
    return this.memo.get(name) !== undefined;
  }

  /** The distribution of a name, worked out only when nobody remembers it. */
  recalled<T>(name: string, workOut: () => Distribution<T>): Distribution<T> {
    const spent = this.work.spent;
    const known = this.memo.get(name) ?? this.workedOut(name, workOut);
    if (!this.paid.has(name)) this.pay(known);
    this.chargedForParts += this.work.spent - spent;
    for (const pointer of known.needed) this.usage.add(pointer);
    if (this.costs) for (const [part, cost] of known.costs) this.costs.set(part, cost);
    return known.distribution as Distribution<T>;
  }

  private workedOut(name: string, workOut: () => Distribution<unknown>): Remembered {
    const { costs: outerCosts, chargedForParts } = this;
    const costs = new Map<string, number>();
    this.costs = costs;
    this.chargedForParts = 0;
    const spent = this.work.spent;
    try {
      const { value: distribution, needed } = this.usage.during(workOut);
      costs.set(name, this.work.spent - spent - this.chargedForParts);
      this.paid.add(name);
      const remembered = { distribution, costs, needed };
      this.memo.set(name, remembered);
      return remembered;
    } finally {
      this.costs = outerCosts;
      this.chargedForParts = chargedForParts;
    }
  }

  private pay({ costs }: Remembered): void {
    for (const [part, cost] of costs) {
      if (this.paid.has(part)) continue;
      this.paid.add(part);
      this.work.charge(cost);
    }
  }
}
