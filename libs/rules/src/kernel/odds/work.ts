import { tooLarge } from '../problem.ts';

/** Thrown inside an exact computation that costs more than it may; the front door then samples instead. */
export class BudgetExceeded extends Error {
  readonly budget: number;
  constructor(budget: number) {
    super(`more than ${budget} units of work`);
    this.budget = budget;
  }
}

/** What an exact answer may cost: about one unit an addition or outcome, a few million a second. */
export const EXACT_BUDGET = 1_200_000;

/** What running one rule costs, beside what it rolls. */
export const RULE = 10;

/** How many rules one actual ruling may run before it counts as absurd. */
const MOST_RULES = 100_000;

/** Counts the work of one question. Every primitive charges it before it works. */
export class Work {
  readonly budget: number;
  spent = 0;
  private readonly isExact: boolean;

  constructor(budget: number = EXACT_BUDGET, isExact = true) {
    this.budget = budget;
    this.isExact = isExact;
  }

  /** The work of rulings by dice that fall, for which there is no cheaper way. @param before what others of them may have done */
  static ofRulings(before = 0): Work {
    return new Work(before + MOST_RULES * RULE, false);
  }

  /** @throws BudgetExceeded in exact odds; `too-large` in rulings */
  charge(units: number): void {
    this.spent += units;
    if (this.spent <= this.budget) return;
    throw this.isExact ? new BudgetExceeded(this.budget) : tooLarge('The work of one ruling', `${MOST_RULES} rules`);
  }
}
