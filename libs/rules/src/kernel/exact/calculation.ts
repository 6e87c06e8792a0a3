import { tooLarge } from '../problem.ts';
import type { Contributor, TraceStep } from '../trace.ts';
import { type Exact, Fraction, greatestCommonDivisor, safe } from './fraction.ts';

/** The largest figure that a calculation states, either side of 0: results have bounds, and schemas rely on them. */
const MOST_STATED = 1_000_000_000;

/** Where a finished calculation writes its line; absent when nobody asked. */
export type TraceSink = (step: TraceStep) => void;

/**
 * A running calculation that computes exactly and explains itself, so that the explanation cannot disagree with the number.
 * Steps apply in the order written. It ends once: `floor` or `ceil` (round down or up), `exactly` (keep the fraction) or `decimal` (write it down).
 * @example ruling.calc('damage').plus('1d12', 8).plus('fixed', 19).minus('DR', 4).atLeast(0).floor('cerberus.martial.damage.pipeline')
 */
export class Calculation {
  private numerator = 0;
  private denominator = 1;
  private expression = '';
  private readonly contributors: Contributor[] | undefined;
  private readonly label: string;
  private readonly sink: TraceSink | undefined;

  constructor(label: string, sink: TraceSink | undefined) {
    this.label = label;
    this.sink = sink;
    this.contributors = sink ? [] : undefined;
  }

  /** Starts from a value that stands in writing, such as `(18 + 11) * 1.25`, and shows it as it stands. */
  startsAs(text: string, value: Exact): this {
    this.addFraction(Fraction.from(value));
    if (this.contributors) {
      this.expression = text;
      this.contributors.push({ label: text, value: decimalOf(value) });
    }
    return this;
  }

  /** Adds a term. A zero changes nothing and is not shown unless it comes first. */
  plus(label: string, term: Exact, source?: string): this {
    if (typeof term === 'number' && this.denominator === 1 && Number.isSafeInteger(term))
      this.numerator = safe(this.numerator + term);
    else this.addFraction(Fraction.from(term));
    if (this.contributors) this.showTerm(label, term, source);
    return this;
  }

  /** Takes a term away. */
  minus(label: string, term: Exact, source?: string): this {
    return this.plus(label, negated(term), source);
  }

  /** Adds each term under its own name. */
  plusEach(terms: readonly { label: string; value: Exact; source?: string }[]): this {
    for (const term of terms) this.plus(term.label, term.value, term.source);
    return this;
  }

  /** Multiplies all so far. A factor of 1 is not shown. */
  times(label: string, factor: Exact): this {
    if (factor === 1) return this;
    const { numerator, denominator } = Fraction.from(factor);
    this.multiply(numerator, denominator);
    if (this.contributors) this.showFactor(`× ${written(factor)}`, { label, value: decimalOf(factor), as: 'factor' });
    return this;
  }

  /** Raises (or, below 0, lowers) all so far by percentage points: 25 makes 100 into 125. */
  percent(label: string, points: Exact): this {
    if (points === 0) return this;
    const { numerator, denominator } = Fraction.from(points);
    this.multiply(safe(100 * denominator + numerator), safe(100 * denominator));
    if (!this.contributors) return this;
    const value = decimalOf(points);
    this.showFactor(`${value < 0 ? '−' : '+'} ${Math.abs(value)} %`, { label, value, as: 'percent' });
    return this;
  }

  /** Never below the bound from here on. */
  atLeast(bound: number): this {
    return this.against(bound) >= 0 ? this : this.replaceBy(bound, 'at least');
  }

  /** Never above the bound from here on. */
  atMost(bound: number): this {
    return this.against(bound) <= 0 ? this : this.replaceBy(bound, 'at most');
  }

  /** True when all so far is more than 0. */
  get isPositive(): boolean {
    return this.numerator > 0;
  }

  /**
   * The value so far as a number with at most four decimals, for showing a middle step; the calculation goes on exactly.
   * @throws `too-large` when it is more than a result may state
   */
  get soFar(): number {
    return stated(this.denominator === 1 ? this.numerator : Fraction.of(this.numerator, this.denominator).toNumber());
  }

  /**
   * Ends the calculation: rounded down once, toward minus infinity.
   * @param rule id of the rule whose figure this is
   * @param step rounds down to a multiple of it; to whole numbers when absent
   */
  floor(rule: string, unit?: string, step = 1): number {
    return this.rounded('down', rule, unit, step);
  }

  /** Ends the calculation: rounded up once, toward plus infinity; otherwise like `floor`. */
  ceil(rule: string, unit?: string, step = 1): number {
    return this.rounded('up', rule, unit, step);
  }

  /** Ends the calculation with the fraction kept, for a later one to go on with. */
  exactly(rule: string, unit?: string): Exact {
    this.finish(rule, this.soFar, unit);
    return this.denominator === 1 ? this.numerator : Fraction.of(this.numerator, this.denominator);
  }

  /** Ends the calculation as a JSON number with at most four decimals; its exact fraction is in the trace. */
  decimal(rule: string, unit?: string): number {
    this.finish(rule, this.soFar, unit);
    return this.soFar;
  }

  private rounded(way: 'down' | 'up', rule: string, unit: string | undefined, step: number): number {
    const whole = safe(this.denominator * step);
    const rest = this.numerator % whole;
    const below = (this.numerator - (rest < 0 ? rest + whole : rest)) / whole;
    const value = stated((rest !== 0 && way === 'up' ? below + 1 : below) * step + 0);
    if (rest !== 0 && this.contributors) {
      const multiple = step === 1 ? '' : `, a multiple of ${step}`;
      this.expression += ` = ${written(this.soFar)}, ${way} to ${written(value)}${multiple}`;
    }
    this.finish(rule, value, unit, rest !== 0);
    return value;
  }

  private addFraction({ numerator, denominator }: Fraction): void {
    if (denominator === this.denominator) this.numerator = safe(this.numerator + numerator);
    else {
      this.numerator = safe(safe(this.numerator * denominator) + safe(numerator * this.denominator));
      this.denominator = safe(this.denominator * denominator);
    }
    this.reduce();
  }

  private multiply(numerator: number, denominator: number): void {
    this.numerator = safe(this.numerator * numerator) + 0; // no negative zero
    this.denominator = safe(this.denominator * denominator);
    this.reduce();
  }

  private reduce(): void {
    if (this.denominator === 1) return;
    const divisor = greatestCommonDivisor(Math.abs(this.numerator), this.denominator);
    this.numerator = this.numerator / divisor + 0;
    this.denominator /= divisor;
  }

  /** Below, at or above 0 as all so far is below, at or above the bound; exact even where the products are not safe. */
  private against(bound: number): number {
    const scaled = bound * this.denominator;
    if (Number.isSafeInteger(bound) && Number.isSafeInteger(scaled)) return this.numerator - scaled;
    const { numerator, denominator } = Fraction.from(bound);
    const mine = BigInt(this.numerator) * BigInt(denominator);
    const theirs = BigInt(numerator) * BigInt(this.denominator);
    return mine < theirs ? -1 : mine > theirs ? 1 : 0;
  }

  private replaceBy(bound: number, word: string): this {
    const { numerator, denominator } = Fraction.from(bound);
    this.numerator = numerator;
    this.denominator = denominator;
    if (this.contributors) this.expression = `${this.expression}, ${word} ${written(bound)}`;
    return this;
  }

  private showTerm(label: string, term: Exact, source: string | undefined): void {
    const value = decimalOf(term);
    if (value === 0 && this.expression !== '') return;
    this.contributors?.push(source === undefined ? { label, value } : { label, value, source });
    const name = DICE.test(label) ? `(${label})` : label;
    const amount = `${Math.abs(value)} ${name}`.trimEnd();
    if (this.expression === '') this.expression = value < 0 ? `−${amount}` : amount;
    else this.expression += value < 0 ? ` − ${amount}` : ` + ${amount}`;
  }

  private showFactor(text: string, contributor: Contributor): void {
    this.contributors?.push(contributor);
    this.expression = `${bracketed(this.expression)} ${text} ${contributor.label}`.trimEnd();
  }

  private finish(rule: string, value: number, unit: string | undefined, isWritten = false): void {
    if (!this.sink || !this.contributors) return;
    const expression = isWritten ? this.expression : `${this.expression} = ${written(value)}`;
    const step: TraceStep = { rule, label: this.label, expression, value };
    if (this.denominator !== 1) step.exact = `${this.numerator}/${this.denominator}`;
    if (unit !== undefined) step.unit = unit;
    if (this.contributors.length > 0) step.contributors = this.contributors;
    this.sink(step);
  }
}

/** The value itself, for figures that rules add up without a calculation. @throws `too-large` when it is more than a result may state */
export function stated(value: number): number {
  if (Math.abs(value) > MOST_STATED) throw tooLarge('A figure of this ruling', `${MOST_STATED}`);
  return value;
}

function negated(term: Exact): Exact {
  return typeof term === 'number' ? 0 - term : Fraction.of(-term.numerator, term.denominator);
}

function decimalOf(value: Exact): number {
  return typeof value === 'number' ? value : value.toNumber();
}

/** Labels that are dice are set apart from the number before them: `12 (1d12)`, `15 (d20, the better of 4 and 15)`. */
const DICE = /^\d*d\d+(, .*)?$/;

function bracketed(expression: string): string {
  return / [+−×] /.test(expression) ? `(${expression})` : expression;
}

/** A number as players read it: a real minus sign, no exponent. */
export function written(value: Exact): string {
  const number = decimalOf(value);
  return number < 0 ? `−${-number}` : `${number}`;
}
