import { z } from 'zod';
import type { Decision } from '../../../kernel/decision.ts';
import type { Figuring } from '../../../kernel/ruling.ts';
import { rollableX, rollableY } from '../base/figures.ts';
import { RollMode } from '../vocabulary.ts';

/** What the rules of this chapter share that leave the odds to the GM. */

/** X chances in Y; X is below Y, because certainty is not rolled. */
export const GmOdds = z
  .strictObject({ x: rollableX(), y: rollableY() })
  .refine(({ x, y }) => x < y, 'x below y: with every face favorable nothing is rolled')
  .meta({
    id: 'CerberusGmOdds',
    title: 'Odds',
    description: "X chances in Y, from the player's side; x is below y, since certainty is not rolled.",
    examples: [{ x: 4, y: 5 }],
  });
export type GmOdds = z.infer<typeof GmOdds>;

/** The odds as fields of a rule; left out, the GM is asked. */
export const oddsFields = {
  x: rollableX().optional(),
  y: rollableY().optional(),
  mode: RollMode.optional().describe('Advantage keeps the lower die, Disadvantage the higher.'),
};

interface Given {
  x?: number | undefined;
  y?: number | undefined;
}

export const ODDS_FIT = 'x and y together, x below y; or neither, and the GM is asked';

/** Whether odds are given whole, or not at all. */
export function haveFittingOdds({ x, y }: Given): boolean {
  return x === undefined || y === undefined ? x === y : x < y;
}

/** The odds that are given, else the GM's. */
export function oddsOf({ x, y }: Given, decision: Decision<GmOdds>, ruling: Figuring): GmOdds {
  return x === undefined || y === undefined ? ruling.decide(decision) : { x, y };
}

/** Says what the GM weighed, such as `viewing angle`. */
export function noteFactors(factors: readonly string[], rule: string, ruling: Figuring): void {
  if (factors.length === 0) return;
  const words = factors.map((factor) => factor.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
  ruling.note(rule, 'weighed for the odds', undefined, words.join(', '));
}
