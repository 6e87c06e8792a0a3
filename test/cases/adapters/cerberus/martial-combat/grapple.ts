import { type Adapter, evaluation } from '../../../adapter.ts';

const M = 'cerberus.martial.grapple';

/** Grappling: the die of the one check, and what the GM says besides the inputs. */
export const adapters: Record<string, Adapter> = {
  [`${M}.check`]: evaluation(`${M}.check`, { dice: { roll: 'attempter.chance' } }),
  [`${M}.factors`]: evaluation(`${M}.factors`, { decisions: { odds: 'odds' } }),
  [`${M}.trip`]: evaluation(`${M}.trip`, { decisions: { leveragePlausible: 'leveragePlausible' } }),
};
