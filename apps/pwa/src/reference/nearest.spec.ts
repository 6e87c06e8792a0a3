import { expect, it } from 'vitest';
import { distance, nearest } from './nearest.ts';

const box = (left: number, top: number) => ({ left, right: left + 40, top, bottom: top + 20 });

it.each([
  [10, 10, 0],
  [50, 10, 10],
  [-3, -4, 5],
])('measures from a box to %d, %d', (x, y, away) => {
  expect(distance(box(0, 0), x, y)).toBe(away);
});

it.each([
  [20, 28, 'above'],
  [20, 38, 'below'],
  [110, 10, 'broken'],
  [20, 100, undefined],
])('finds what is nearest to %d, %d', (x, y, found) => {
  const words = [
    ['above', [box(0, 0)]],
    ['below', [box(0, 48)]],
    ['broken', [box(300, 24), box(70, 0)]],
  ] as const;
  expect(nearest(words, x, y)).toBe(found);
});
