import { describe, expect, it } from 'vitest';
import { type Contender, interleaved, ratioOf, repeating, spread } from './measure.ts';

/** A contender that gives these rates, round by round, after one for warming up. */
function giving(name: string, rates: readonly number[], order: string[]): Contender {
  const left = [0, ...rates];
  return {
    name,
    perSecond() {
      order.push(name);
      return left.shift() ?? 0;
    },
  };
}

describe('interleaved rounds', () => {
  it('let everybody work in turn, and compare what belongs to one round', async () => {
    const order: string[] = [];
    const contenders = [giving('slow', [100, 10, 1], order), giving('fast', [300, 40, 2], order)];
    const rates = await interleaved(contenders, { rounds: 3, milliseconds: 1, warmUpMilliseconds: 1 });
    expect(order).toEqual(['slow', 'fast', 'slow', 'fast', 'slow', 'fast', 'slow', 'fast']);
    expect(ratioOf(rates, 'fast', 'slow')).toEqual({ low: 3, median: 3, high: 4 });
  });

  it('refuse a contender that was not there', async () => {
    const rates = await interleaved([], { rounds: 1, milliseconds: 1, warmUpMilliseconds: 1 });
    expect(() => ratioOf(rates, 'a', 'b')).toThrow('b was not measured');
  });
});

it('the spread of a list is its middle and its quarters', () => {
  expect(spread([5, 1, 3, 2, 4])).toEqual({ low: 2, median: 3, high: 4 });
  expect(spread([7])).toEqual({ low: 7, median: 7, high: 7 });
});

it('repeated work has a rate', async () => {
  let count = 0;
  const rate = await repeating('counting', () => count++).perSecond(5);
  expect(rate).toBeGreaterThan(count);
});
