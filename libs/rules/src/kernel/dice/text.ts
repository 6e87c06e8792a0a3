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
  let count = 0;
  let faces = 0;
  const at = text.indexOf('d');
  for (let i = 0; i < at; i++) count = 10 * count + digit(text, i);
  for (let i = at + 1; i < text.length; i++) faces = 10 * faces + digit(text, i);
  return { count, faces };
}

/** Reading digits one by one makes no strings: damage dice are read at every attack. */
function digit(text: string, at: number): number {
  return text.charCodeAt(at) - 48;
}
