import { z } from 'zod';
import { decimal, text, whole } from './schema.ts';

/** A named part of a total, so that it can be printed by itself. */
export interface Modifier {
  label: string;
  value: number;
  source?: string | undefined;
}

const named = {
  label: text(60, 'What it is, such as STR or Deflect Projectiles.'),
  source: text(100, 'The feat, item or condition that brings it.').optional(),
};

/** A named whole number. */
export const WholeModifier = z
  .strictObject({ ...named, value: whole(-1000, 1000, 'How much it adds; below 0 it takes away.') })
  .meta({
    id: 'WholeModifier',
    description: 'A named part of a total.',
    examples: [{ label: 'light cover', value: 2 }],
  });

/** A named number that may hold a fraction, or percentage points. */
export const DecimalModifier = z
  .strictObject({ ...named, value: decimal(-10_000, 10_000, 'How much it adds; below 0 it takes away.') })
  .meta({
    id: 'DecimalModifier',
    description: 'A named part of a total; it may hold a half.',
    examples: [{ label: 'STR × 1.5', value: 10.5 }],
  });

/** A named part of a total that a ruling worked out itself, such as an attribute times its factor. */
export const StatedModifier = z
  .strictObject({ ...named, value: decimal(-1e9, 1e9, 'How much it adds; below 0 it takes away.') })
  .meta({ id: 'StatedModifier', description: 'A named part of a total, as the ruling worked it out.' });

/** Both lists, one after the other; where one is empty, the other itself. */
export function joined<T>(first: T[], second: T[]): T[] {
  if (first.length === 0) return second;
  return second.length === 0 ? first : [...first, ...second];
}

/** The sum of percentage points and the like. Exact, because values have at most four decimals. */
export function sumOf(modifiers: readonly Modifier[] | undefined): number {
  if (!modifiers || modifiers.length === 0) return 0;
  let tenThousandths = 0;
  for (const { value } of modifiers) tenThousandths += Math.round(value * 10_000);
  return tenThousandths / 10_000;
}
