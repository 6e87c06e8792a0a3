import { describe, expect, it } from 'vitest';
import { isMet } from './compare.ts';

describe('an expectation', () => {
  it.each([
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: { b: [1, { c: 'x' }] } }, { a: { b: [1, { c: 'x', d: true }] }, e: 0 }],
    [{ a: null }, {}],
    [{ a: null }, { a: null }],
    [null, undefined],
    [{}, { a: 1 }],
    [[], []],
    [0.5, 0.5],
  ])('%j is met by %j', (expected, got) => {
    expect(isMet(expected, got)).toBe(true);
  });

  it.each([
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { a: '1' }],
    [{ a: 1 }, {}],
    [{ a: 1 }, undefined],
    [{ a: null }, { a: 0 }],
    [{ a: null }, { a: false }],
    [[1, 2], [1]],
    [[1], [1, 2]],
    [[], { length: 0 }],
    [{}, []],
    [{}, null],
    [{ toString: null }, { toString: 1 }],
    [{ constructor: {} }, { a: 1 }],
    [10.5, 10.500001],
    ['true', true],
  ])('%j is not met by %j', (expected, got) => {
    expect(isMet(expected, got)).toBe(false);
  });
});
