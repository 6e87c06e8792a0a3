import { z } from 'zod';
import type { Throw } from '../../kernel/dice/live.ts';
import type { Calculation } from '../../kernel/exact/calculation.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import { upperFirst } from '../../kernel/words.ts';

const TERM = '(?:[1-9]\\d?d[1-9]\\d{0,3}|\\d{1,4})';
const WRITTEN = new RegExp(`^-?${TERM}(?:[+-]${TERM}){0,4}$`);
const WORDS = 'dice in writing, with or without a fixed part, such as 1d8, 2d6+1 or 1d10-1';

/** Dice with fixed parts, as weapon and armor tables write them. */
export const DiceExpression = z
  .string()
  .regex(WRITTEN, WORDS)
  .meta({
    id: 'DexRankDice',
    description: `${upperFirst(WORDS)}.`,
    examples: ['1d8', '1d10-1', '3'],
  });

export const isDiceExpression = (text: string): boolean => WRITTEN.test(text);

/** A part of the expression; a fixed part has one face. */
interface Term {
  sign: 1 | -1;
  count: number;
  faces: number;
}

function termsOf(text: string): Term[] {
  return [...text.matchAll(/([+-]?)(\d+)(?:d(\d+))?/g)].map(([, sign, count, faces]) => ({
    sign: sign === '-' ? -1 : 1,
    count: Number(count),
    faces: Number(faces ?? 1),
  }));
}

/** Adds what the dice show, and the fixed parts, to a running sum; the dice continue the queue of the key. */
export function rollInto(sum: Calculation, text: string, key: string, ruling: Ruling): void {
  for (const { sign, count, faces } of termsOf(text)) {
    if (faces === 1) sum.plus('', sign * count);
    else sum.plus(`${count}d${faces}`, sign * ruling.sum(key, count, faces));
  }
}

/** The dice of an expression, for asking for all dice of a blow at once. */
export function throwsOf(text: string, key: string): Throw[] {
  return termsOf(text)
    .filter(({ faces }) => faces > 1)
    .map(({ count, faces }) => ({ key, count, faces }));
}
