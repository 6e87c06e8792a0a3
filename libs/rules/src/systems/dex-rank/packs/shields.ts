import { z } from 'zod';
import { packKind, type Slip } from '../../../kernel/packs/kind.ts';
import { entryId } from '../../../kernel/packs/pack.ts';
import { whole } from '../../../kernel/schema.ts';
import { DiceExpression } from '../dice-expression.ts';
import { least } from '../shield/rating.ts';
import { name } from '../vocabulary.ts';

export const ShieldEntry = z
  .strictObject({
    id: entryId(),
    name: name('Name.'),
    rating: whole(0, 10_000, 'What it stops when new; what is left of it is kept in play.'),
    knockBack: DiceExpression.describe('Damage of its knock-back, if it has one.').optional(),
    class: z.literal('shields').describe('Its class: one skill for all shields.').optional(),
  })
  .meta({ id: 'DexRankShieldEntry', title: 'Shield', description: 'A new shield of your own.' });

/** A rating that is too low for a new shield. */
export function tooLow(lowest: number, got: number): Slip {
  return { way: ['rating'], expected: `at least ${lowest} for a new shield`, got: `${got}` };
}

/** Shields of your own; a new one stops at least what the rule of their rating says. */
export const shields = packKind({
  id: 'shields',
  one: 'shield',
  most: 500,
  schema: ShieldEntry,
  slips: ({ rating }) => (rating >= least.default ? [] : [tooLow(least.default, rating)]),
});
