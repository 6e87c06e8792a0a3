import { invalidInput, tooLarge } from '../problem.ts';

/** A number as rules compute with it: whole, a JSON decimal, or an exact fraction. */
export type Exact = number | Fraction;

/** An exact rational number in lowest terms; both parts are safe integers and the denominator is positive. */
export class Fraction {
  readonly numerator: number;
  readonly denominator: number;

  private constructor(numerator: number, denominator: number) {
    this.numerator = numerator;
    this.denominator = denominator;
  }

  /** @throws `too-large` when a part leaves the safe integers; RangeError for a denominator of 0, which is a mistake in a rule */
  static of(numerator: number, denominator = 1): Fraction {
    if (denominator === 0) throw new RangeError('a fraction with the denominator 0');
    const sign = denominator < 0 ? -1 : 1;
    const divisor = greatestCommonDivisor(Math.abs(numerator), Math.abs(denominator)) || 1;
    return new Fraction(safe((sign * numerator) / divisor) + 0, safe((sign * denominator) / divisor));
  }

  /** The fraction that a number was written as in JSON: 10.5 is 21/2, 0.1 is 1/10. */
  static from(value: Exact): Fraction {
    if (value instanceof Fraction) return value;
    if (Number.isSafeInteger(value)) return new Fraction(value, 1);
    const twice = value * 2; // halves are exact in binary, and by far the most frequent fraction
    return Number.isSafeInteger(twice) ? new Fraction(twice, 2) : fromDecimal(value);
  }

  /** The nearest decimal with at most four places, for writing down. */
  toNumber(): number {
    if (this.denominator === 1) return this.numerator;
    const whole = Math.floor(this.numerator / this.denominator);
    const rest = this.numerator - whole * this.denominator;
    return (whole * 10_000 + Math.round((rest * 10_000) / this.denominator)) / 10_000;
  }

  /** A fraction is written into JSON as its decimal. */
  toJSON(): number {
    return this.toNumber();
  }

  toString(): string {
    return this.denominator === 1 ? `${this.numerator}` : `${this.numerator}/${this.denominator}`;
  }
}

/** The largest whole number that divides both. */
export function greatestCommonDivisor(a: number, b: number): number {
  let [large, small] = [a, b];
  while (small) [large, small] = [small, large % small];
  return large;
}

/** The number itself, or a refusal when adding and multiplying can no longer be exact. */
export function safe(value: number): number {
  if (!Number.isSafeInteger(value)) throw tooLarge('A number in this calculation', 'nine quadrillion (2^53)');
  return value;
}

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/;

function fromDecimal(value: number): Fraction {
  const match = DECIMAL.exec(String(value));
  if (!match) throw invalidInput('', 'a finite number', value);
  const [, sign, whole = '0', decimals = '', exponent = '0'] = match;
  const places = decimals.length - Number(exponent);
  const digits = Number(`${sign}${whole}${decimals}`);
  return places >= 0 ? Fraction.of(safe(digits), safe(10 ** places)) : Fraction.of(safe(digits * 10 ** -places));
}
