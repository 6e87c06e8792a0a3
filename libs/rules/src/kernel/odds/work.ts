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

/** Counts the work of one question. Every primitive charges it before it works. */
export class Work {
  readonly budget: number;
  spent = 0;

  constructor(budget: number = EXACT_BUDGET) {
    this.budget = budget;
  }

  /** @throws BudgetExceeded */
  charge(units: number): void {
    this.spent += units;
    if (this.spent > this.budget) throw new BudgetExceeded(this.budget);
  }
}
