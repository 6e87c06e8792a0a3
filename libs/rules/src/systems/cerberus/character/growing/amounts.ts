import { z } from 'zod';
import type { Calculation } from '../../../../kernel/exact/calculation.ts';
import { decimal } from '../../../../kernel/schema.ts';
import { speedChanges } from '../derived.speed.ts';

/** What an effect makes of a figure: a factor first, then what it adds. */
export const Change = z
  .strictObject({
    add: decimal(-1000, 1000, 'What it adds; below 0 it takes away.').optional(),
    factor: decimal(0, 100, 'What it multiplies by, before anything is added.').optional(),
  })
  .meta({ id: 'CerberusSizeChange', title: 'Change', description: 'What an effect makes of a figure.' });
export type Change = z.infer<typeof Change>;

/** The amounts of a step of size, as its effect gives them. */
export const amountFields = {
  strChange: Change.optional().describe('What the effect makes of Strength.'),
  dexChange: Change.optional().describe('What the effect makes of Dexterity.'),
  speedChange: speedChanges().optional().describe('What the effect makes of Speed, after Dexterity has counted.'),
  damageChange: Change.optional().describe('What the effect makes of fixed weapon damage.'),
};

export const Amounts = z
  .strictObject(amountFields)
  .meta({ id: 'CerberusSizeAmounts', title: 'Amounts', description: 'How much a step of size changes.' });
export type Amounts = z.infer<typeof Amounts>;

/** The figure after the change, still running. */
export function changed(sum: Calculation, { factor = 1, add = 0 }: Change): Calculation {
  return sum.times('of the effect', factor).plus('by the effect', add);
}
