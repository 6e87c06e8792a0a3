import { describe, expect, it } from 'vitest';
import { mayType, padLayout, percentile, thrown } from './pad-layout.ts';

describe('a pad', () => {
  it.each([
    [20, { kind: 'grid', columns: 4, faces: 20 }],
    [6, { kind: 'grid', columns: 3, faces: 6 }],
    [5, { kind: 'grid', columns: 5, faces: 5 }],
    [30, { kind: 'grid', columns: 5, faces: 30 }],
    [100, { kind: 'percentile' }],
    [37, { kind: 'digits', faces: 37 }],
    [999, { kind: 'digits', faces: 999 }],
  ])('of a d%d', (faces, layout) => {
    expect(padLayout(faces)).toEqual(layout);
  });

  it.each([
    [0, 0, 100],
    [0, 2, 2],
    [90, 0, 90],
    [90, 9, 99],
  ])('reads %d and %d as %d', (tens, units, face) => {
    expect(percentile(tens, units)).toBe(face);
  });

  it.each([
    ['', 0, 37, false],
    ['', 3, 37, true],
    ['3', 7, 37, true],
    ['3', 8, 37, false],
    ['1', 0, 37, true],
    ['12', 1, 37, false],
  ])('after "%s" takes %d of a d%d: %s', (typed, digit, most, may) => {
    expect(mayType(typed, digit, most)).toBe(may);
  });
});

describe('a die thrown here', () => {
  it('shows every face and no other', () => {
    const faces = new Set(Array.from({ length: 2000 }, () => thrown(6)));
    expect([...faces].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
