import { z } from 'zod';
import type { Ruling } from '../../../kernel/ruling.ts';
import { decimal, flag, whole } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { difficulty, rolledTotal } from '../base/figures.ts';
import { roundingDamage } from '../base/rounding.damage.ts';
import { criticalHeavyArmor } from '../martial/critical.heavy-armor.ts';
import { duelDice } from '../martial/defense.duel.ts';
import { ArmorCategory, damageReduction } from '../vocabulary.ts';
import { darknessSight, darkSenses, distanceField } from './darkness.sight.ts';
import { FirstInAmbush } from './hidden-attack.bonuses.ts';
import { criticalsField, hiddenAttack, hiddenAttackFields } from './hidden-attack.ts';

const Blow = z
  .strictObject({
    diceTotal: whole(0, 1_000_000, 'The sum of all its damage dice, those of a critical included.'),
    fixed: decimal(-10_000, 10_000, 'The fixed bonus, which a critical multiplies.'),
    critMultiplier: whole(1, 100, "The weapon's critical multiplier."),
    pct: decimal(-100, 10_000, { description: 'Percentage bonuses in points.', unit: 'percent' }).optional(),
    dr: damageReduction(),
    armor: ArmorCategory.optional().describe("The target's armor; heavy armor lowers the multiplier."),
  })
  .meta({ id: 'CerberusHiddenBlow', description: 'One of the attacks, with the sum of its damage dice.' });

const Strike = z
  .strictObject({
    kind: z.literal('strike'),
    ...hiddenAttackFields,
    blow: Blow.optional().describe('One of the attacks, for its damage.'),
  })
  .meta({ id: 'CerberusHiddenStrike', description: 'An attack from hiding, and what one of its attacks does.' });
type Strike = z.infer<typeof Strike>;

const Look = z
  .strictObject({
    kind: z.literal('look'),
    looking: flag('Whether the observer looks its way.'),
    lit: flag('Whether light falls on it.'),
    distance_ft: distanceField(),
    ...darkSenses,
    saveTotal: rolledTotal('The Will Save, with everything added.'),
    dc: difficulty(),
  })
  .meta({ id: 'CerberusLookForInvisible', description: 'A look for something invisible: light first, then the Save.' });
type Look = z.infer<typeof Look>;

/** A strike from hiding with its damage; or a look for something invisible, which needs light or a sense before any Save counts. */
export const combined = procedure({
  id: 'cerberus.perception.combined',
  input: z.discriminatedUnion('kind', [Strike, Look]),
  output: z.strictObject({
    first: FirstInAmbush.optional(),
    automaticCriticals: criticalsField().optional(),
    damage: whole(0, 1_000_000_000, { description: 'HP lost by the blow.', unit: 'HP' }).optional(),
    seen: flag('Whether it is seen.').optional(),
    noticed: flag('Whether it is noticed.').optional(),
  }),
  dice: duelDice,
  uses: [hiddenAttack, criticalHeavyArmor, roundingDamage, darknessSight],
  outcome: ['first', 'automaticCriticals', 'damage', 'seen', 'noticed'],
  says: ({ first, damage, noticed }) => {
    if (noticed !== undefined) return noticed ? 'Seen and noticed.' : 'Not noticed.';
    const blow = damage === undefined ? '' : `; a blow for ${damage} damage`;
    return first === undefined ? `An ordinary attack${blow}.` : `The ${first} acts first${blow}.`;
  },
  evaluate: (input, ruling) => (input.kind === 'strike' ? struck(input, ruling) : looked(input, ruling)),
});

function struck({ kind: _, blow, ...attack }: Strike, ruling: Ruling) {
  const { first, automaticCriticals } = ruling.run(hiddenAttack, attack);
  if (!blow) return { first, automaticCriticals };
  const { armor = 'none', critMultiplier, ...figures } = blow;
  const multiplier = automaticCriticals > 0 ? multiplierAgainst(armor, critMultiplier, ruling) : 1;
  const { damage } = ruling.run(roundingDamage, { ...figures, critMultiplier: multiplier });
  return { first, automaticCriticals, damage };
}

function multiplierAgainst(targetArmorCategory: z.infer<typeof ArmorCategory>, multiplier: number, ruling: Ruling) {
  return ruling.run(criticalHeavyArmor, { multiplier, targetArmorCategory, attackKind: 'weapon' }).effectiveMultiplier;
}

function looked({ kind: _, looking, saveTotal, dc, ...sight }: Look, ruling: Ruling) {
  const { saveAllowed } = ruling.run(darknessSight, sight);
  const noticed = saveAllowed && looking && saveTotal >= dc;
  return { seen: noticed, noticed };
}
