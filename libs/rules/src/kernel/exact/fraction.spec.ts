import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Fraction, greatestCommonDivisor } from './fraction.ts';

describe('a fraction', () => {
  it('is in lowest terms with a positive denominator', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e6, max: 1e6 }), fc.integer({ min: -1e6, max: 1e6 }), (n, d) => {
        fc.pre(d !== 0);
        const { numerator, denominator } = Fraction.of(n, d);
        expect(denominator).toBeGreaterThan(0);
        expect(greatestCommonDivisor(Math.abs(numerator), denominator)).toBe(1);
        expect(numerator * d + 0).toBe(n * denominator + 0);
        expect(Object.is(numerator, -0)).toBe(false);
      }),
    );
  });

  it('has no zero below: that would go on as a number that is none', () => {
    expect(() => Fraction.of(1, 0)).toThrow();
    expect(() => Fraction.of(0, 0)).toThrow();
  });

  it.each([
    [10.5, '21/2'],
    [0.1, '1/10'],
    [-0.0001, '-1/10000'],
    [1e-7, '1/10000000'],
    [1e15, '1000000000000000'],
    [-0, '0'],
    [3, '3'],
  ])('of the number %d is %s', (value, text) => {
    expect(Fraction.from(value).toString()).toBe(text);
  });

  it.each([
    [1, 3, 0.3333],
    [2, 3, 0.6667],
    [-1, 3, -0.3333],
    [-2, 3, -0.6667],
    [1, 20_000, 0.0001],
    [1, 20_001, 0],
    [20_000, 3, 6666.6667],
    [-1, 100_000, 0],
  ])('%d/%d is written as %d', (numerator, denominator, decimal) => {
    expect(Fraction.of(numerator, denominator).toNumber()).toBe(decimal);
    expect(JSON.stringify([Fraction.of(numerator, denominator)])).toBe(`[${decimal}]`);
  });
});
