import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { describe, expect, it } from 'vitest';
import { chiSquareDeviation } from '../testing/chi-square.ts';
import { keyLanes, keyStream, seedLanes } from './seed.ts';

/** Four standard deviations: one chance in 30,000; the seeds are fixed, so that a pass stays a pass. */
const LIMIT = 4;
const SEEDS = Array.from({ length: 10_000 }, (_, i) => String(i));

/** The first dice of some keys under one seed. */
function firstFaces(seed: string, keys: readonly string[], faces: number): number[] {
  const lanes = seedLanes(seed);
  return keys.map((key) => uniformInt(keyStream(lanes, keyLanes(key)), 1, faces));
}

/** Whether pairs of faces are as often as they should be. */
function deviation(pairs: readonly (readonly [number, number])[], faces: number): number {
  const counts = new Array<number>(faces * faces).fill(0);
  for (const [a, b] of pairs) counts[(a - 1) * faces + b - 1] = (counts[(a - 1) * faces + b - 1] ?? 0) + 1;
  return chiSquareDeviation(counts, new Array<number>(counts.length).fill(pairs.length / counts.length));
}

describe('the first dice under the seeds 0 to 9999', () => {
  it.each([
    ['attacker.reflex', 'defender.reflex'],
    ['attacks.1.critical', 'attacks.2.critical'],
    ['a', 'b'],
    ['critical', 'damage'],
    ['maelis.reflex', 'bjorn.reflex'],
  ])('of %s and %s are jointly uniform', (one, other) => {
    for (const faces of [20, 6]) {
      const pairs = SEEDS.map((seed) => firstFaces(seed, [one, other], faces) as [number, number]);
      expect(Math.abs(deviation(pairs, faces))).toBeLessThan(LIMIT);
    }
  });

  it.each(['attacker.reflex', 'damage', 'x'])('of %s are jointly uniform under neighbouring seeds', (key) => {
    const faces = SEEDS.map((seed) => firstFaces(seed, [key], 20)[0] as number);
    for (const apart of [1, 2, 10, 100, 1000]) {
      const pairs = faces.slice(apart).map((face, i) => [faces[i] as number, face] as const);
      expect(Math.abs(deviation(pairs, 20))).toBeLessThan(LIMIT);
    }
  });

  it('are uniform under seeds of many kinds', () => {
    const kinds: ((i: number) => string)[] = [
      (i) => `seed-${i}`,
      (i) => `${i} goblins`,
      (i) => String.fromCharCode(0x4e00 + i),
      (i) => `${'x'.repeat(i % 100)}${i}`,
      (i) => `sample ${i}`,
    ];
    for (const kind of kinds) {
      const counts = new Array<number>(100).fill(0);
      for (let i = 0; i < 10_000; i++) {
        const face = firstFaces(kind(i), ['d'], 100)[0] as number;
        counts[face - 1] = (counts[face - 1] ?? 0) + 1;
      }
      expect(Math.abs(chiSquareDeviation(counts, new Array<number>(100).fill(100)))).toBeLessThan(LIMIT);
    }
  });

  it('of one key and the next draws of it are jointly uniform', () => {
    const pairs = SEEDS.map((seed) => {
      const stream = keyStream(seedLanes(seed), keyLanes('damage'));
      return [uniformInt(stream, 1, 12), uniformInt(stream, 1, 12)] as const;
    });
    expect(Math.abs(deviation(pairs, 12))).toBeLessThan(LIMIT);
  });
});

describe('a stream', () => {
  it('is the same for the same seed and key, and no other has it', () => {
    const seen = new Map<string, string>();
    for (let i = 0; i < 300; i++) {
      for (const key of ['a', 'b', 'a.b', 'ab', '1', '11', 'attacks.1.damage', 'attacks.11.damage']) {
        const stream = keyStream(seedLanes(`${i}`), keyLanes(key));
        const draws = Array.from({ length: 4 }, () => uniformInt(stream, 0, 0xffffffff)).join();
        expect(seen.get(draws)).toBeUndefined();
        seen.set(draws, `${i} ${key}`);
        const again = keyStream(seedLanes(`${i}`), keyLanes(key));
        expect(Array.from({ length: 4 }, () => uniformInt(again, 0, 0xffffffff)).join()).toBe(draws);
      }
    }
  });

  it('keeps seed and key apart', () => {
    const draw = (seed: string, key: string) => uniformInt(keyStream(seedLanes(seed), keyLanes(key)), 0, 0xffffffff);
    expect(draw('a', 'bc')).not.toBe(draw('ab', 'c'));
    expect(draw('', 'abc')).not.toBe(draw('abc', ''));
  });

  it('gives the dice that it always gave: a saved seed must stay worth its dice', () => {
    const stream = keyStream(seedLanes('riposte'), keyLanes('attacker.reflex'));
    expect(Array.from({ length: 8 }, () => uniformInt(stream, 1, 20))).toEqual([19, 17, 16, 12, 13, 11, 4, 12]);
  });
});
