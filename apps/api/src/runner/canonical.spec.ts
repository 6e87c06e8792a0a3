import { describe, expect, it } from 'vitest';
import { canonicalJson, fingerprint } from './canonical.ts';

describe('canonical JSON', () => {
  it('is the same whatever the order of keys, at any depth', () => {
    const one = { b: [1, { d: null, c: 'x' }], a: true };
    const other = { a: true, b: [1, { c: 'x', d: null }] };
    expect(canonicalJson(one)).toBe('{"a":true,"b":[1,{"c":"x","d":null}]}');
    expect(canonicalJson(other)).toBe(canonicalJson(one));
  });

  it('leaves out what is undefined and keeps the order of lists', () => {
    expect(canonicalJson({ a: undefined, b: [2, 1] })).toBe('{"b":[2,1]}');
    expect(canonicalJson(undefined)).toBe('null');
  });

  it('gives equal values one name and different values different ones', () => {
    expect(fingerprint({ a: 1, b: 2 })).toBe(fingerprint({ b: 2, a: 1 }));
    expect(fingerprint({ a: 1 })).not.toBe(fingerprint({ a: '1' }));
    expect(fingerprint(['odds', 'x', {}])).not.toBe(fingerprint(['rule-odds', 'x', {}]));
  });
});
