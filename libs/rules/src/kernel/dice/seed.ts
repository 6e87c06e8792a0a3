import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

/** 128 bits of state: what a text has been hashed to so far. */
export type Lanes = readonly [number, number, number, number];

const START: Lanes = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a];

/**
 * Hashes a text into the lanes. Every character passes through all four lanes, so that seeds that differ by one digit
 * share nothing: handing small integers to the generator as they are makes it start with nearly equal numbers.
 */
function absorb<T>(lanes: Lanes, text: string, finish: (a: number, b: number, c: number, d: number) => T): T {
  let [a, b, c, d] = lanes;
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x9e3779b1);
    b = Math.imul(b ^ a ^ (a >>> 15), 0x85ebca77);
    c = Math.imul(c ^ b ^ (b >>> 13), 0xc2b2ae3d);
    d = Math.imul(d ^ c ^ (c >>> 16), 0x27d4eb2f);
    a = (a + d) | 0;
  }
  return finish(a, b, c, d);
}

/** The hashed seed, from which every dice key derives a stream of its own. */
export function seedLanes(seed: string): Lanes {
  return absorb(START, `${seed}\u0000`, (a, b, c, d) => [a, b, c, d]);
}

/** The generator of one dice key under one seed. */
export function keyStream(seed: Lanes, key: string): RandomGenerator {
  return absorb(seed, key, generator);
}

function generator(a: number, b: number, c: number, d: number): RandomGenerator {
  const first = scramble((a ^ d) | 0);
  const second = scramble((b + first) | 0);
  const third = scramble((c ^ second) | 0);
  const fourth = scramble((d + third) | 0) | 1; // the all-zero state would stay zero
  return xoroshiro128plusFromState([first, second, third, fourth]);
}

/** A bijection of 32 bits in which every bit of the input moves every bit of the output. */
function scramble(value: number): number {
  let x = value;
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d);
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
  return x ^ (x >>> 16);
}
