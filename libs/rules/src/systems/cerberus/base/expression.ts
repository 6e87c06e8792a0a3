import { Fraction, safe } from '../../../kernel/exact/fraction.ts';
import { Refusal } from '../../../kernel/problem.ts';

/** The most characters of a written calculation, and how deep its parentheses may go. */
export const LONGEST = 200;
const DEEPEST = 20;

/** True when a text is a calculation: numbers with + - * / ( ) and %, and no division by zero. */
export function isExpression(text: string): boolean {
  try {
    return exactValue(text) !== undefined;
  } catch (error) {
    if (error instanceof Refusal) return true; // readable, and larger than can be computed: that is told when it is
    throw error;
  }
}

/**
 * The exact value of a written calculation such as `(18 + 11) * 1.25` or `7 * 20% * 3`.
 * Products go before sums; a percent sign divides the number before it by 100; × ÷ − may stand for * / -.
 * @returns undefined for a text that is no calculation, is too long or too deep, or divides by zero
 * @throws `too-large` when a step leaves the safe integers
 */
export function exactValue(text: string): Fraction | undefined {
  const tokens = text.length > LONGEST ? undefined : tokensOf(text);
  return tokens && new Reader(tokens).whole();
}

const TOKEN = /\s*(\d+(?:\.\d+)?|[-+*/()%×÷−])/y;
const SYNONYMS: Readonly<Record<string, string>> = { '×': '*', '÷': '/', '−': '-' };

function tokensOf(text: string): string[] | undefined {
  const written = text.trimEnd();
  const tokens: string[] = [];
  let from = 0;
  while (from < written.length) {
    TOKEN.lastIndex = from;
    const token = TOKEN.exec(written)?.[1];
    if (token === undefined) return undefined;
    tokens.push(SYNONYMS[token] ?? token);
    from = TOKEN.lastIndex;
  }
  return tokens;
}

/** Reads tokens by descent; whatever cannot be read makes the whole undefined. */
class Reader {
  private readonly tokens: readonly string[];
  private position = 0;
  private depth = 0;

  constructor(tokens: readonly string[]) {
    this.tokens = tokens;
  }

  whole(): Fraction | undefined {
    const value = this.sum();
    return this.position === this.tokens.length ? value : undefined;
  }

  private sum(): Fraction | undefined {
    let value = this.product();
    for (let sign = this.takeAny('+', '-'); value && sign; sign = this.takeAny('+', '-')) {
      const term = this.product();
      value = term && add(value, sign === '-' ? negative(term) : term);
    }
    return value;
  }

  private product(): Fraction | undefined {
    let value = this.signed();
    for (let sign = this.takeAny('*', '/'); value && sign; sign = this.takeAny('*', '/')) {
      const factor = this.signed();
      value = factor && (sign === '*' ? multiply(value, factor) : divide(value, factor));
    }
    return value;
  }

  private signed(): Fraction | undefined {
    let isNegative = false;
    for (let sign = this.takeAny('-', '+'); sign; sign = this.takeAny('-', '+'))
      if (sign === '-') isNegative = !isNegative;
    const value = this.percentage();
    return value && isNegative ? negative(value) : value;
  }

  private percentage(): Fraction | undefined {
    const value = this.primary();
    return value && this.takeAny('%') ? divide(value, Fraction.of(100)) : value;
  }

  private primary(): Fraction | undefined {
    if (this.takeAny('(')) return this.bracketed();
    const token = this.tokens[this.position];
    if (token === undefined || !/^\d/.test(token)) return undefined;
    this.position += 1;
    return numberOf(token);
  }

  private bracketed(): Fraction | undefined {
    this.depth += 1;
    if (this.depth > DEEPEST) return undefined;
    const value = this.sum();
    this.depth -= 1;
    return this.takeAny(')') ? value : undefined;
  }

  private takeAny(...wanted: string[]): string | undefined {
    const token = this.tokens[this.position];
    if (token === undefined || !wanted.includes(token)) return undefined;
    this.position += 1;
    return token;
  }
}

/** Digits as they stand, so that a long decimal is not rounded on the way in. */
function numberOf(token: string): Fraction {
  const [digits = '', decimals = ''] = token.split('.');
  return Fraction.of(safe(Number(digits + decimals)), safe(10 ** decimals.length));
}

function add(a: Fraction, b: Fraction): Fraction {
  const numerator = safe(safe(a.numerator * b.denominator) + safe(b.numerator * a.denominator));
  return Fraction.of(numerator, safe(a.denominator * b.denominator));
}

function multiply(a: Fraction, b: Fraction): Fraction {
  return Fraction.of(safe(a.numerator * b.numerator), safe(a.denominator * b.denominator));
}

function divide(a: Fraction, b: Fraction): Fraction | undefined {
  if (b.numerator === 0) return undefined;
  return Fraction.of(safe(a.numerator * b.denominator), safe(a.denominator * b.numerator));
}

function negative(a: Fraction): Fraction {
  return Fraction.of(-a.numerator, a.denominator);
}
