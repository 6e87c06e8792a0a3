import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Accumulator } from './accumulator.ts';
import { fractionsOf, overflow, product, ratio } from './weight.ts';

describe('a probability', () => {
  it('is the nearest number, however small', () => {
    expect(ratio(1, 3)).toBe(1 / 3);
    expect(ratio(1n, 6n ** 60n)).toBeCloseTo(6 ** -60, 60);
    expect(ratio(1n, 6n ** 60n) / 6 ** -60).toBeCloseTo(1, 12);
    expect(ratio(2n ** 200n / 3n, 2n ** 200n)).toBeCloseTo(1 / 3, 15);
    expect(ratio(10n ** 40n, 10n ** 40n)).toBe(1);
    expect(ratio(0n, 10n ** 40n)).toBe(0);
    expect(ratio(-(10n ** 40n), 4n * 10n ** 40n)).toBe(-0.25); // a mean may be below 0
    expect(ratio(7n * 10n ** 40n, 2n * 10n ** 40n)).toBe(3.5);
  });

  it('is written in lowest terms', () => {
    const big = fc.bigInt({ min: 1n, max: 10n ** 30n });
    fc.assert(
      fc.property(fc.array(fc.constantFrom(2n, 3n, 6n, 20n, 97n, 101n), { maxLength: 20 }), big, (dice, part) => {
        const total = dice.reduce((all, faces) => all * faces, 1n);
        const weight = (part % total) + (total === 1n ? 1n : 0n);
        const [numerator, denominator] = fractionsOf(total)(weight).split('/').map(BigInt) as [bigint, bigint];
        expect(numerator * total).toBe(weight * denominator);
        expect(gcd(numerator, denominator)).toBe(1n);
      }),
    );
    expect(fractionsOf(20)(7)).toBe('7/20');
    expect(fractionsOf(20)(8)).toBe('2/5');
    expect(fractionsOf(20)(20)).toBe('1/1');
  });
});

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b);
}

describe('weights', () => {
  it('say so when they outgrow the safe integers', () => {
    expect(product(2 ** 26, 2 ** 26)).toBe(2 ** 52);
    expect(() => product(2 ** 27, 2 ** 27)).toThrow(overflow);
    expect(product(2n ** 27n, 2 ** 27)).toBe(2n ** 54n);
  });

  it('of unequal denominators are joined exactly', () => {
    const accumulator = new Accumulator<string>();
    accumulator.add('a', 1, 2);
    accumulator.add('b', 1, 6);
    accumulator.add('a', 1, 12);
    accumulator.add('c', 1, 4);
    // 1/2 + 1/12 = 7/12; 1/6 = 2/12; 1/4 = 3/12
    expect(accumulator.distribution()).toEqual({ values: ['a', 'b', 'c'], weights: [7, 2, 3], total: 12 });
  });

  it('stay exact where joined denominators outgrow 2^53', () => {
    const accumulator = new Accumulator<boolean>();
    const [p, q] = [2 ** 31 - 1, 2 ** 30];
    accumulator.add(true, 1, p);
    accumulator.add(false, p - 1, p);
    accumulator.add(true, 1, q);
    const { total, weights } = accumulator.distribution();
    expect(typeof total).toBe('bigint');
    expect(weights).toEqual([BigInt(p + q), BigInt(p - 1) * BigInt(q)]);
  });
});
