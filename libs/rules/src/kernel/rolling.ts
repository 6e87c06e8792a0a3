import { checkDice } from './dice/limits.ts';
import type { Throw } from './dice/live.ts';
import type { Calculation } from './exact/calculation.ts';
import { Figuring } from './figuring.ts';
import { betterOfTwo, type Distribution, die, dieTest, dieWorth } from './odds/distribution.ts';
import { distributionOf } from './odds/enumerate.ts';
import type { Enumeration } from './odds/enumeration.ts';
import { type Cast, NOBODY } from './place.ts';

/** Rolled twice, keeping the better or the worse. */
export type RollMode = 'normal' | 'advantage' | 'disadvantage';

/** The part of a ruling that rolls: dice that fall, or every way in which they can. */
export class Rolling extends Figuring {
  /**
   * One die. With advantage or disadvantage its key gives two faces; `better` says which of them is good for the roller.
   * @param shows is told both faces as they fell
   */
  roll(
    key: string,
    faces: number,
    mode: RollMode = 'normal',
    better: 'high' | 'low' = 'high',
    shows?: (first: number, second: number) => void,
  ): number {
    checkDice(1, faces);
    const { live } = this;
    const keepsHigher = (mode === 'advantage') === (better === 'high');
    if (!live) {
      return this.choose(() => {
        this.context.work.charge(faces);
        return mode === 'normal' ? die(faces) : betterOfTwo(faces, keepsHigher);
      });
    }
    const name = this.place.named(key);
    if (mode === 'normal') return live.roll(name, faces);
    this.together({ key, count: 2, faces });
    const [first, second] = [live.roll(name, faces), live.roll(name, faces)];
    shows?.(first, second);
    return keepsHigher ? Math.max(first, second) : Math.min(first, second);
  }

  /** One die as the next term of a calculation; rolled twice it shows both faces: `15 (d20, the better of 4 and 15)`. */
  rollInto(
    sum: Calculation,
    key: string,
    faces: number,
    mode: RollMode = 'normal',
    better: 'high' | 'low' = 'high',
  ): number {
    if (mode !== 'normal') return this.rollTwiceInto(sum, key, faces, mode, better);
    const face = this.roll(key, faces);
    sum.plus(nameOf(faces), face);
    return face;
  }

  private rollTwiceInto(sum: Calculation, key: string, faces: number, mode: RollMode, better: 'high' | 'low'): number {
    let label = nameOf(faces);
    const kept = this.roll(key, faces, mode, better, (first, second) => {
      label += `, the ${mode === 'advantage' ? 'better' : 'worse'} of ${first} and ${second}`;
    });
    sum.plus(label, kept);
    return kept;
  }

  /** The sum of dice; a list of counts means that they are thrown one throw after the other (an entered total stands for one throw). */
  sum(key: string, counts: number | readonly number[], faces: number): number {
    const count = typeof counts === 'number' ? counts : counts.reduce((total, n) => total + n, 0);
    checkDice(count, faces);
    const { live } = this;
    if (!live) return this.choose(() => this.context.sumOfDice(count, faces));
    const name = this.place.named(key);
    if (typeof counts === 'number') return live.sum(name, counts, faces);
    let sum = 0;
    for (const thrown of counts) sum += live.sum(name, thrown, faces);
    return sum;
  }

  /**
   * What dice thrown together are worth, each by its face, such as BODY: in the odds only the sum is kept.
   * @param shows is told the faces as they fell
   */
  tally(
    key: string,
    count: number,
    faces: number,
    worth: (face: number) => number,
    shows?: (thrown: readonly number[]) => void,
  ): number {
    checkDice(count, faces);
    if (!this.live) return this.choose(() => this.context.repeatedSum(dieWorth(faces, worth), count));
    this.together({ key, count, faces });
    const thrown = Array.from({ length: count }, () => this.roll(key, faces));
    shows?.(thrown);
    return thrown.reduce((sum, face) => sum + worth(face), 0);
  }

  /** True where dice that nobody entered are asked for; only then is there anything to gain by `together`. */
  get asks(): boolean {
    return this.live?.asks ?? false;
  }

  /** Asks at once for dice that are rolled together at the table. With a seed, or in the odds, nothing happens. */
  together(...dice: Throw[]): void {
    if (this.live?.asks) this.live.announce(dice.map((die) => ({ ...die, name: this.place.named(die.key) })));
  }

  /** A die of which only a yes or no matters: two branches in the odds instead of one a face. */
  test(key: string, faces: number, holds: (face: number) => boolean): boolean {
    if (this.live) return holds(this.roll(key, faces));
    checkDice(1, faces);
    return this.choose(() => {
      this.context.work.charge(faces);
      return dieTest(faces, holds);
    });
  }

  // For the kernel

  /** Every outcome of `work` with its weight. */
  distribution<T>(work: () => T): Distribution<T> {
    const { live, enumeration } = this;
    const { cast } = this.place;
    try {
      return distributionOf(work, this.context.work, (enumeration) => this.enumerateWith(enumeration, cast));
    } finally {
      this.live = live;
      this.enumeration = enumeration;
      this.place.cast = cast;
    }
  }

  /** From now on every choice is one of this enumeration; what an outcome before it cast is forgotten. */
  enumerateWith(enumeration: Enumeration, cast: Cast = NOBODY): void {
    this.live = undefined;
    this.enumeration = enumeration;
    this.place.cast = cast;
  }

  protected choose<T>(make: () => Distribution<T>): T {
    this.context.work.charge(1);
    return (this.enumeration as Enumeration).choose(make);
  }
}

function nameOf(faces: number): string {
  return faces === 20 ? 'd20' : `d${faces}`; // nearly every die is a d20, and its name need not be made
}
