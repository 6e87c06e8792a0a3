import { describe, expect, it } from 'vitest';
import { agreeing, counted, doing, inWords, listed, spoken, withArticle } from './words.ts';

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

describe('a count in a sentence', () => {
  it.each<[number, string]>([
    [0, '0 ticks'],
    [1, '1 tick'],
    [3, '3 ticks'],
    [0.5, '0.5 ticks'],
    [-1, '−1 ticks'],
    [-4, '−4 ticks'],
  ])('of %d', (count, words) => {
    expect(counted(count, 'tick')).toBe(words);
  });

  it.each<[number, string]>([
    [0, '0 enemies reach'],
    [1, '1 enemy reaches'],
    [2, '2 enemies reach'],
  ])('of %d that goes with a verb', (count, words) => {
    expect(counted(count, 'enemy reaches', 'enemies reach')).toBe(words);
  });

  it.each<[number, string, string]>([
    [0, 'hit', 'days'],
    [1, 'hits', 'day'],
    [2, 'hit', 'days'],
  ])('that words agree with from afar: %d', (count, verb, noun) => {
    expect([agreeing(count, 'hits', 'hit'), agreeing(count, 'day')]).toEqual([verb, noun]);
  });
});

describe('things in a sentence', () => {
  it.each([
    ['sword', 'hits'],
    ['cutlass', 'hits'],
    ['kris', 'hits'],
    ['claws', 'hit'],
    ['bare hands', 'hit'],
  ])('%s %s', (thing, verb) => {
    expect(doing(thing, 'hits', 'hit')).toBe(verb);
  });

  it('have their article, and stand in a row', () => {
    expect(['impale', 'Axe', 'blow'].map(withArticle)).toEqual(['an impale', 'an Axe', 'a blow']);
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((things) => listed(things, 'or'))).toEqual([
      '',
      'a',
      'a or b',
      'a, b or c',
    ]);
  });
});
