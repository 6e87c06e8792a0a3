import type { Resolution } from '@riposte/rules';
import { describe, expect, it } from 'vitest';
import { fingerprint } from './fingerprint.ts';

const answer = { result: { a: 1, b: [1, 2] }, sentence: 'It hits for 9.', unused: { rolls: [], outcomes: [] } };
const of = (changes: object) => fingerprint({ ...answer, ...changes } as unknown as Resolution);

describe('the fingerprint of a ruling', () => {
  it('is the same for the same answer, in whatever order its fields stand', () => {
    expect(of({ result: { b: [1, 2], a: 1 } })).toBe(of({}));
    expect(of({})).toMatch(/^[0-9a-f]{16}$/);
  });

  it('takes no notice of dice that were not needed', () => {
    expect(of({ unused: { rolls: [{ key: 'x', faces: [1] }], outcomes: [] } })).toBe(of({}));
  });

  it('is another for another answer', () => {
    expect(of({ sentence: 'It hits for 8.' })).not.toBe(of({}));
    expect(of({ result: { a: 1, b: [2, 1] } })).not.toBe(of({}));
  });
});
