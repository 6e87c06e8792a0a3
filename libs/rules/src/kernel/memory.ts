import { Course } from './course.ts';
import { Names } from './names.ts';
import { Memo } from './odds/memo.ts';

/** What a front door remembers from question to question: only what can be worked out again, so that forgetting costs time only. */
export class Memory {
  readonly distributions = new Memo();
  private joinedNames = new Names();
  private citing = Course.start();
  private readonly numbers = new WeakMap<object, number>();
  private rules = 0;

  /** The names of one ruling: it asks once. */
  get names(): Names {
    if (this.joinedNames.isFull) this.joinedNames = new Names();
    return this.joinedNames;
  }

  /** Where a ruling has cited no rule yet. */
  get cites(): Course {
    if (this.citing.isFull) this.citing = Course.start();
    return this.citing;
  }

  /** Tells rules apart that bear one id, such as a duel and one throw of it: remembered, one must not pass for the other. */
  numberOf(rule: object): number {
    const known = this.numbers.get(rule);
    if (known !== undefined) return known;
    this.rules += 1;
    this.numbers.set(rule, this.rules);
    return this.rules;
  }
}
