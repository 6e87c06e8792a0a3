import { type Distribution, inBigInt } from './distribution.ts';
import { overflow, type Weight } from './weight.ts';

interface Choice {
  distribution: Distribution<unknown>;
  index: number;
}

/**
 * Runs the same function once for every combination of outcomes: each `choose` of a run replays the path so far
 * and extends it by the first value, and `advance` moves the last choice that has another value.
 */
export class Enumeration {
  weight: Weight;
  denominator: Weight;
  private readonly path: Choice[] = [];
  private position = 0;
  private readonly isBig: boolean;

  constructor(isBig: boolean) {
    this.isBig = isBig;
    this.weight = isBig ? 1n : 1;
    this.denominator = this.weight;
  }

  /** Starts the next run. */
  restart(): void {
    this.position = 0;
    this.weight = this.isBig ? 1n : 1;
    this.denominator = this.weight;
  }

  /** The value of this run; the distribution is made only the first time that the path gets here. */
  choose<T>(make: () => Distribution<T>): T {
    const choice = this.path[this.position] ?? this.extend(make());
    this.position += 1;
    const { distribution, index } = choice;
    this.multiply(distribution.weights[index] as Weight, distribution.total);
    return distribution.values[index] as T;
  }

  /** Moves to the next combination. @returns false when all have been seen */
  advance(): boolean {
    for (let last = this.path.at(-1); last; last = this.path.at(-1)) {
      last.index += 1;
      if (last.index < last.distribution.values.length) return true;
      this.path.pop();
    }
    return false;
  }

  private extend(distribution: Distribution<unknown>): Choice {
    if (!this.isBig && typeof distribution.total === 'bigint') throw overflow;
    const choice = { distribution: this.isBig ? inBigInt(distribution) : distribution, index: 0 };
    this.path.push(choice);
    return choice;
  }

  private multiply(weight: Weight, total: Weight): void {
    if (this.isBig) {
      this.weight = (this.weight as bigint) * (weight as bigint);
      this.denominator = (this.denominator as bigint) * (total as bigint);
      return;
    }
    this.weight = (this.weight as number) * (weight as number);
    this.denominator = (this.denominator as number) * (total as number);
    if (this.denominator > Number.MAX_SAFE_INTEGER) throw overflow;
  }
}
