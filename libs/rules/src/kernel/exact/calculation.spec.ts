import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../problem.ts';
import type { TraceStep } from '../trace.ts';
import { Calculation } from './calculation.ts';
import { Fraction } from './fraction.ts';

const RULE = 'test.kernel.figure';

/** A calculation with the line that it leaves. */
function explained(): { calc: Calculation; lines: TraceStep[] } {
  const lines: TraceStep[] = [];
  return { calc: new Calculation('figure', (step) => lines.push(step)), lines };
}

const silent = () => new Calculation('figure', undefined);

// An independent model: rationals of bigints, never reduced.
type Rational = [numerator: bigint, denominator: bigint];
const rational = (tenThousandths: number): Rational => [BigInt(tenThousandths), 10_000n];
const add = ([a, b]: Rational, [c, d]: Rational): Rational => [a * d + c * b, b * d];
const multiply = ([a, b]: Rational, [c, d]: Rational): Rational => [a * c, b * d];
const isBelow = ([a, b]: Rational, [c, d]: Rational) => a * d < c * b;
const floorOf = ([a, b]: Rational) => (a >= 0n ? a / b : -((-a + b - 1n) / b));

type Step = { kind: 'plus' | 'minus' | 'times' | 'percent' | 'atLeast' | 'atMost'; tenThousandths: number };

function model(steps: readonly Step[]): Rational {
  let value: Rational = [0n, 1n];
  for (const { kind, tenThousandths } of steps) {
    const term = rational(tenThousandths);
    if (kind === 'plus') value = add(value, term);
    else if (kind === 'minus') value = add(value, rational(-tenThousandths));
    else if (kind === 'times') value = multiply(value, term);
    else if (kind === 'percent') value = multiply(value, multiply(add([100n, 1n], term), [1n, 100n]));
    else if (kind === 'atLeast') value = isBelow(value, term) ? term : value;
    else value = isBelow(term, value) ? term : value;
  }
  return value;
}

function calculated(steps: readonly Step[]): Calculation {
  const calc = silent();
  for (const { kind, tenThousandths } of steps) {
    if (kind === 'atLeast' || kind === 'atMost') calc[kind](tenThousandths / 10_000);
    else calc[kind]('term', tenThousandths / 10_000);
  }
  return calc;
}

const kind = fc.constantFrom<Step['kind']>('plus', 'minus', 'times', 'percent', 'atLeast', 'atMost');
/** Figures of a table: wholes, halves, quarters and percents up to 100. */
const plain = fc.integer({ min: -400, max: 400 }).map((quarters) => quarters * 2500);
/** Any JSON decimal with four places. */
const wild = fc.integer({ min: -1e12, max: 1e12 });
const stepsOf = (figure: fc.Arbitrary<number>, most: number) =>
  fc.array(fc.record({ kind, tenThousandths: figure }), { maxLength: most });

describe('a calculation', () => {
  it('is exact, and rounds down once toward minus infinity', () => {
    fc.assert(
      fc.property(stepsOf(plain, 4), (steps) => {
        expect(BigInt(calculated(steps).floor(RULE))).toBe(floorOf(model(steps)));
      }),
      { numRuns: 2000 },
    );
  });

  it('keeps its fraction for a later one', () => {
    fc.assert(
      fc.property(stepsOf(plain, 4), (steps) => {
        const [numerator, denominator] = model(steps);
        const kept = Fraction.from(calculated(steps).exactly(RULE));
        expect(BigInt(kept.numerator) * denominator).toBe(numerator * BigInt(kept.denominator));
        expect(kept.denominator).toBeGreaterThan(0);
        expect(silent().plus('kept', kept).floor(RULE)).toBe(Number(floorOf([numerator, denominator])));
      }),
      { numRuns: 1000 },
    );
  });

  it('is exact or refuses as too large, whatever the numbers', () => {
    fc.assert(
      fc.property(stepsOf(wild, 8), (steps) => {
        try {
          expect(BigInt(calculated(steps).floor(RULE))).toBe(floorOf(model(steps)));
        } catch (error) {
          expect((error as Refusal).problem?.type).toBe('too-large');
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('never gives a negative zero, which JSON would not keep', () => {
    expect(silent().plus('', -5).times('', 0).soFar).toBe(0);
    expect(silent().plus('', -5).times('', 0).decimal(RULE)).toBe(0);
    expect(silent().plus('', 5).times('', 0).times('', -1).floor(RULE)).toBe(0);
    expect(silent().minus('', 0).floor(RULE)).toBe(0);
  });

  it('takes JSON decimals as the fractions that they were written as', () => {
    // In binary 0.1 + 0.2 is more than 0.3, and 1.15 × 100 is less than 115.
    expect(silent().plus('', 0.1).plus('', 0.2).minus('', 0.3).times('', 1e9).floor(RULE)).toBe(0);
    expect(silent().plus('', 1.15).times('', 100).floor(RULE)).toBe(115);
    expect(silent().plus('', 1e-7).times('', 1e7).floor(RULE)).toBe(1);
  });

  it('writes a fraction down with four decimals', () => {
    expect(silent().plus('', Fraction.of(1, 3)).decimal(RULE)).toBe(0.3333);
    expect(silent().plus('', Fraction.of(-2, 3)).decimal(RULE)).toBe(-0.6667);
    expect(silent().plus('', 10.5).decimal(RULE)).toBe(10.5);
  });

  it.each([
    ['a whole bound', 3, 5, 1, 3, 4, 5],
    ['a bound that holds a fraction', 0.5, 2.25, 0.25, 0.5, 1, 2.25],
    ['bounds below 0', -2.5, -0.5, -3, -2.5, -1, -0.5],
  ])('keeps within %s', (_, low, high, below, atLow, between, atHigh) => {
    const held = (value: number) => silent().plus('', value).atLeast(low).atMost(high);
    expect(held(below).decimal(RULE)).toBe(atLow);
    expect(held(between).decimal(RULE)).toBe(between);
    expect(held(1000).decimal(RULE)).toBe(atHigh);
    // It goes on exactly from the bound.
    expect(held(below).plus('', 10).times('', 4).floor(RULE)).toBe(Math.floor((low + 10) * 4));
  });

  it('compares with a bound exactly where the product outgrows the safe integers', () => {
    const justAbove = () => silent().plus('', Fraction.of(9_000_000_000_000_001, 9_000_000));
    expect(justAbove().atMost(1_000_000_000).exactly(RULE)).toBe(1_000_000_000);
    expect(Fraction.from(justAbove().atLeast(1_000_000_000).exactly(RULE)).toString()).toBe('9000000000000001/9000000');
  });

  it('states no figure beyond a thousand million, but may go beyond on the way', () => {
    expect(silent().plus('', 1e9).floor(RULE)).toBe(1e9);
    expect(silent().plus('', 1e12).times('', 0.001).minus('', 1).floor(RULE)).toBe(999_999_999);
    for (const value of [1e9 + 1, -1e9 - 1]) {
      const calc = () => silent().plus('', value);
      for (const end of [() => calc().floor(RULE), () => calc().decimal(RULE), () => calc().soFar])
        expect(end).toThrow('A figure of this ruling is more than this can do: the limit is 1000000000.');
    }
  });

  it('refuses what it can no longer count', () => {
    const most = Number.MAX_SAFE_INTEGER;
    expect(() => silent().plus('', most).plus('', 1)).toThrow(Refusal);
    expect(() => silent().plus('', most).times('', 2)).toThrow(Refusal);
    expect(() => silent().plus('', 1e300)).toThrow(Refusal);
    expect(() => silent().plus('', Number.NaN)).toThrow(Refusal);
    expect(() => silent().plus('', Number.POSITIVE_INFINITY)).toThrow(Refusal);
  });
});

describe('the explanation', () => {
  it('is the sum with its actual numbers, and every part by itself', () => {
    const { calc, lines } = explained();
    // 8 + 19 = 27; +20 % = 32.4; −4 = 28.4; down to 28.
    const damage = calc.plus('1d12', 8).plus('fixed', 19).percent('fire', 20).minus('DR', 4, 'plate').floor(RULE, 'HP');
    expect(damage).toBe(28);
    expect(lines).toEqual([
      {
        rule: RULE,
        label: 'figure',
        expression: '(8 (1d12) + 19 fixed) + 20 % fire − 4 DR = 28.4, down to 28',
        value: 28,
        exact: '142/5',
        unit: 'HP',
        contributors: [
          { label: '1d12', value: 8 },
          { label: 'fixed', value: 19 },
          { label: 'fire', value: 20, as: 'percent' },
          { label: 'DR', value: -4, source: 'plate' },
        ],
      },
    ]);
  });

  it('names bounds where they hold, and leaves out what changes nothing', () => {
    const { calc, lines } = explained();
    calc.plus('base', 2).plus('nothing', 0).times('once', 1).percent('none', 0).minus('DR', 5).atLeast(0).atMost(9);
    expect(calc.floor(RULE)).toBe(0);
    expect(lines[0]?.expression).toBe('2 base − 5 DR, at least 0 = 0');
    expect(lines[0]?.contributors).toHaveLength(2);
  });

  it('shows a zero that comes first, signs, and factors around what they multiply', () => {
    const { calc, lines } = explained();
    calc.plus('STR', 0).minus('wound', 3).times('charge', 2).percent('weak', -50).decimal(RULE);
    expect(lines[0]?.expression).toBe('((0 STR − 3 wound) × 2 charge) − 50 % weak = −3');
    expect(lines[0]?.value).toBe(-3);
  });

  it('starts as a calculation stands in writing', () => {
    const { calc, lines } = explained();
    // 29 × 1.25 = 36.25
    expect(calc.startsAs('(18 + 11) * 1.25', 36.25).floor(RULE)).toBe(36);
    expect(lines[0]?.expression).toBe('(18 + 11) * 1.25 = 36.25, down to 36');
  });

  it('names the step to which it rounds down', () => {
    const { calc, lines } = explained();
    // 56 − 20 % = 44.8, and the multiple of 5 below is 40; −3 goes down to −5
    expect(calc.plus('Speed', 56).percent('heavy armor', -20).floor(RULE, 'ft', 5)).toBe(40);
    expect(lines[0]?.expression).toBe('56 Speed − 20 % heavy armor = 44.8, down to 40, a multiple of 5');
    expect(silent().minus('', 3).floor(RULE, undefined, 5)).toBe(-5);
    expect(silent().plus('', 45).floor(RULE, undefined, 5)).toBe(45);
  });

  it('rounds up where a rule says so, below 0 toward 0', () => {
    const { calc, lines } = explained();
    expect(calc.plus('DCV', 5).times('half', 0.5).ceil(RULE)).toBe(3);
    expect(lines[0]?.expression).toBe('5 DCV × 0.5 half = 2.5, up to 3');
    expect(silent().minus('', 3).times('', 1.5).ceil(RULE)).toBe(-4);
    expect(silent().plus('', 6).times('', 0.5).ceil(RULE)).toBe(3);
    expect(silent().plus('', 41).ceil(RULE, undefined, 5)).toBe(45);
  });

  it('costs nothing when nobody asked, and gives the same number', () => {
    fc.assert(
      fc.property(stepsOf(plain, 4), (steps) => {
        const { calc, lines } = explained();
        for (const step of steps)
          if (step.kind === 'plus' || step.kind === 'times') calc[step.kind]('x', step.tenThousandths / 10_000);
        const asked = calc.floor(RULE);
        const unasked = calculated(steps.filter((step) => step.kind === 'plus' || step.kind === 'times')).floor(RULE);
        expect(unasked).toBe(asked);
        expect(lines[0]?.value).toBe(asked);
      }),
    );
  });
});
