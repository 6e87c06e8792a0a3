import { z } from 'zod';

/** Dice as they are written: how many of how many faces. */
export interface DiceCount {
  count: number;
  faces: number;
}

const WRITTEN = /^([1-9]\d{0,2})d([1-9]\d{0,3})$/;

/** A schema of dice in writing, such as `2d6`: 1 to 999 dice of 1 to 9999 faces; what is rolled may still be refused as too large. */
export const DiceText = z
  .string()
  .regex(WRITTEN, 'dice in writing, such as 2d6')
  .meta({ id: 'DiceText', description: 'Dice in writing: how many of how many faces.', examples: ['1d12', '2d6'] });

/** @param text what `DiceText` accepts */
export function parseDice(text: string): DiceCount {
  const at = text.indexOf('d');
  return { count: Number(text.slice(0, at)), faces: Number(text.slice(at + 1)) };
}
