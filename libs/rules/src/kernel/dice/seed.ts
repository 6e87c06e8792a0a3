import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

/** 128 bits of state: what a text has been hashed to. */
export interface Lanes {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

/**
 * Hashes a text; seeds and keys start differently. Every character passes through all four lanes, so that seeds that differ by one digit
 * share nothing: handing small integers to the generator as they are makes it start with nearly equal numbers.
 */
function hashed(text: string, start: number): Lanes {
  let a = start;
  let b = 0xbb67ae85;
  let c = 0x3c6ef372;
  let d = 0xa54ff53a;
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x9e3779b1);
    b = Math.imul(b ^ a ^ (a >>> 15), 0x85ebca77);
    c = Math.imul(c ^ b ^ (b >>> 13), 0xc2b2ae3d);
    d = Math.imul(d ^ c ^ (c >>> 16), 0x27d4eb2f);
    a = (a + d) | 0;
  }
  return { a, b, c, d };
}

/** The hashed seed, from which every dice key derives a stream of its own. */
export function seedLanes(seed: string): Lanes {
  return hashed(seed, 0x6a09e667);
}

/** A hashed key: under every seed a stream of its own. */
export function keyLanes(key: string): Lanes {
  return hashed(key, 0x510e527f);
}

/** The generator of one dice key under one seed. */
export function keyStream(seed: Lanes, key: Lanes): RandomGenerator {
  const first = scramble(seed.a ^ key.a ^ seed.d);
  const second = scramble((seed.b + key.b + first) | 0);
  const third = scramble(seed.c ^ key.c ^ second);
  const fourth = scramble((seed.d + key.d + third) | 0) | 1; // the all-zero state would stay zero
  return xoroshiro128plusFromState([first, second, third, fourth]);
}

const NUMBERS = 2 ** 32;

/**
 * The next face, 1 to `faces`, each as likely as the others: numbers beyond the last whole round of faces are drawn again.
 * Few numbers are so high that the last round has to be looked for.
 */
export function faceFrom(stream: RandomGenerator, faces: number): number {
  for (;;) {
    const number = (stream.next() ^ 0x80000000) >>> 0;
    if (number < NUMBERS - faces || number < NUMBERS - (NUMBERS % faces)) return (number % (faces >>> 0)) + 1;
  }
}

/** A bijection of 32 bits in which every bit of the input moves every bit of the output. */
function scramble(value: number): number {
  let x = value;
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d);
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
  return x ^ (x >>> 16);
}
