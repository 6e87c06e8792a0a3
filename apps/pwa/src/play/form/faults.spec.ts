import { describe, expect, it } from 'vitest';
import { placeOf } from '../problem-box.tsx';
import { faultsByPlace, faultWords } from './faults.ts';

describe('a fault in words', () => {
  it.each([
    ['a number', 'nothing', 'This is needed.'],
    ['a text whose length is at least 1', '""', 'This is needed.'],
    ['at most 10', '12', 'At most 10, not 12.'],
    ['one of "light", "veryHeavy"', '"x"', 'One of light, very heavy, not x.'],
    ['a list whose length is at least 1', 'a list of 0', 'This is needed.'],
  ])('%s, got %s', (expected, got, words) => {
    expect(faultWords({ pointer: '', expected, got })).toBe(words);
  });

  it('is found by its place', () => {
    const fault = { pointer: '/input/a', expected: 'at least 1', got: '0' };
    expect(faultsByPlace([fault]).get('/input/a')).toBe('At least 1, not 0.');
  });

  it.each([
    ['/input/attack/fixedBonuses/0/value', 'Attack, fixed bonuses 1, value'],
    ['/input', 'The form'],
    ['/input/defender/maxHp', 'Defender, max hp'],
  ])('%s is told as "%s"', (pointer, words) => {
    expect(placeOf(pointer)).toBe(words);
  });
});
