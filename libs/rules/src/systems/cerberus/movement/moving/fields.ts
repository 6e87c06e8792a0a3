import { decimal, whole } from '../../../../kernel/schema.ts';

/** Figures that the rules of movement share. */

/** A distance as the GM knows it. */
export const feet = (description: string) => decimal(0, 1_000_000, { description, unit: 'ft' });

/** A distance in whole feet, as the rules work it out. */
export const wholeFeet = (description: string) => whole(0, 1_000_000_000, { description, unit: 'ft' });

/** Speed: feet in each tick. */
export const speedField = (description: string) => decimal(0, 1_000_000, { title: 'Speed', description, unit: 'ft' });

/** A share of Speed, where 1 is all of it. */
export const shareField = (description: string) => decimal(0, 1, { description, examples: [0.5] });
