import { z } from 'zod';
import { sameFields, takingFrom } from '../../../kernel/packs/places.ts';
import { whole } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { DiceExpression, rollInto } from '../dice-expression.ts';
import { points } from '../vocabulary.ts';

const RULE = 'dex-rank.armor.absorb';

export const mixModifier = () => whole(-2, 2, "The GM's rating of mixed pieces, added to each roll.");

export const WornArmor = takingFrom(
  z.strictObject({ protection: DiceExpression.describe('Protection.'), mixModifier: mixModifier().optional() }),
  { armors: sameFields },
).meta({ id: 'DexRankWornArmor', description: 'Armor worn.' });

/** Damage less the protection that is rolled, which mixed pieces shift. */
export const absorb = procedure({
  id: RULE,
  input: z.strictObject({
    damage: points('Damage that reaches the wearer.'),
    protection: DiceExpression.describe('Protection of the armor.'),
    mixModifier: mixModifier().optional(),
  }),
  output: z.strictObject({ loss: points('Hit points lost.') }),
  dice: [{ key: 'armor', dice: 'protection', by: 'defender', label: 'armor' }],
  outcome: ['loss'],
  says: ({ loss }) => `${loss} gets through the armor.`,
  evaluate({ damage, protection, mixModifier: mixed = 0 }, ruling) {
    const stopped = ruling.calc('protection');
    rollInto(stopped, protection, 'armor', ruling);
    const absorbed = stopped.plus('mixed pieces', mixed).atLeast(0).floor(RULE);
    return { loss: ruling.calc('loss').plus('damage', damage).minus('armor', absorbed).atLeast(0).floor(RULE) };
  },
});
