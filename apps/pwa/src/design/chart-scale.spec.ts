import { describe, expect, it } from 'vitest';
import { barsOf, figure, MOST_COLUMNS, percent } from './chart-scale.ts';

describe('a percentage', () => {
  it.each([
    [0, '0 %'],
    [1, '100 %'],
    [103 / 129, '80 %'],
    [0.004, '0.4 %'],
    [0.05, '5 %'],
    [0.0625, '6.3 %'],
    [0.00001, '< 0.1 %'],
    [0.99999, '> 99.9 %'],
    [0.995, '99.5 %'],
    [0.985, '99 %'],
  ])('of %d is %s', (probability, words) => {
    expect(percent(probability).replaceAll('\u00a0', ' ')).toBe(words);
  });
});

describe('a figure', () => {
  it.each([
    [7.2858, '7.3'],
    [88, '88'],
    [-4, '−4'],
    [-0.01, '0'],
  ])('%d is %s', (value, words) => {
    expect(figure(value)).toBe(words);
  });
});

describe('bars', () => {
  it('stand for single values while there are few, in their order, and mark what came out', () => {
    const bars = barsOf(
      [
        { value: true, probability: 0.8 },
        { value: false, probability: 0.2 },
      ],
      false,
      String,
    );
    expect(bars).toEqual([
      { label: 'true', probability: 0.8, isActual: false },
      { label: 'false', probability: 0.2, isActual: true },
    ]);
  });

  it('keep a place for values that cannot come out', () => {
    const outcomes = [0, 10, 12, 13, 14, 15, 16, 17, 18, 19].map((value) => ({ value, probability: 0.1 }));
    const bars = barsOf(outcomes, 12, String);
    expect(bars).toHaveLength(20);
    expect(bars[5]).toMatchObject({ label: '5', probability: 0 });
    expect(bars[5]?.atLeast).toBeCloseTo(0.9);
    // Ten tenths add up to 0.9999999999999999 in floating point; the lowest value or more is certain.
    expect(bars[0]?.atLeast).toBe(1);
    expect(bars.filter((bar) => bar.isActual).map((bar) => bar.label)).toEqual(['12']);
  });

  it('stand for equal ranges when there are many values, and still add up', () => {
    const outcomes = Array.from({ length: 601 }, (_, value) => ({ value, probability: 1 / 601 }));
    const bars = barsOf(outcomes, 600, String);
    expect(bars.length).toBeLessThanOrEqual(MOST_COLUMNS);
    expect(bars[0]?.label).toBe('0 to 12');
    expect(bars.at(-1)?.isActual).toBe(true);
    expect(bars.reduce((sum, bar) => sum + bar.probability, 0)).toBeCloseTo(1);
  });
});
