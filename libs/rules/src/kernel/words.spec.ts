import { describe, expect, it } from 'vitest';
import { inWords, spoken } from './words.ts';

describe('a value before players', () => {
  it.each<[unknown, string]>([
    [[], 'none'],
    [{}, 'none'],
    [null, 'none'],
    [true, 'yes'],
    [false, 'no'],
    [-2, '-2'],
    ['heavy', 'heavy'],
    [{ grant: 'refuse' }, 'grant: refuse'],
    [{ chances: 1, outOf: 3 }, 'chances: 1, out of: 3'],
    [['melee', 'thrown'], 'melee, thrown'],
    [{ forms: ['melee', 'thrown'] }, 'forms: (melee, thrown)'],
    [[{ id: 'a', ok: true }, { id: 'b' }], 'id: a, ok: yes; id: b'],
  ])('%j is read as %s', (value, words) => {
    expect(spoken(value)).toBe(words);
  });

  it('stays a value where it is a plain one', () => {
    expect([7, 'x', true, null].map(inWords)).toEqual([7, 'x', true, null]);
    expect(inWords(['a', 'b'])).toBe('a, b');
  });
});
