import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import { choice, flag } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { advantage } from '../base/advantage.ts';
import { isWish } from '../base/prescribed.ts';
import { GmOdds, haveFittingOdds, noteFactors, ODDS_FIT, oddsFields, oddsOf } from './chances.ts';

const RULE = 'cerberus.perception.disguise.scrutiny';

const reasonToLook = decision({
  id: `${RULE}#reasonToLook`,
  question: 'Does anybody have a reason to look closely at the disguise?',
  schema: z.boolean(),
});

const newRollAfterDamage = decision({
  id: `${RULE}#newRollAfterDamage`,
  question: 'Does the damage to the disguise call for a fresh roll?',
  schema: z.boolean(),
  usual: false,
});

const odds = decision({
  id: `${RULE}#odds`,
  question: "How good are the odds that the disguise holds, from the player's side?",
  schema: GmOdds,
});

export const scrutinyFields = {
  reasonToLook: flag('Whether somebody has a reason to look closely; left out, the GM is asked.').optional(),
  damagedSinceLast: flag('Whether water, sweat, injury or a lost piece has damaged it since the last look.').optional(),
  factors: z
    .array(
      choice(
        'CerberusScrutinyFactor',
        ['behavior', 'distance', 'light', 'makeupAndClothing', 'familiarity', 'preparationTime', 'resemblance'],
        'Something weighed for the odds; behavior weighs most.',
      ),
    )
    .max(10)
    .optional()
    .describe('What the GM weighs for the odds, for the record; behavior weighs most.'),
};

const Scrutiny = z
  .strictObject({ ...scrutinyFields, ...oddsFields })
  .refine(haveFittingOdds, ODDS_FIT)
  .meta({
    id: 'CerberusScrutiny',
    description: 'A disguise and who may look at it; x and y together, x below y; or neither.',
    examples: [{ reasonToLook: true, x: 5, y: 6 }],
  });
type Scrutiny = z.infer<typeof Scrutiny>;

/** No roll as long as nobody has a reason to look closely; then one prescribed chance, and a fresh one after damage if the GM says so. */
export const disguiseScrutiny = procedure({
  id: RULE,
  input: Scrutiny,
  output: z.strictObject({
    rollNeeded: flag('Whether anything is rolled.'),
    success: flag('Whether the disguise holds; absent when nothing was rolled.').optional(),
  }),
  dice: [{ key: 'player.disguise', dice: '1dY', by: 'player', label: 'disguise' }],
  decisions: [reasonToLook, newRollAfterDamage, odds],
  uses: [advantage],
  outcome: ['rollNeeded', 'success'],
  says: ({ success }) => {
    if (success === undefined) return 'Nobody looks closely: nothing is rolled.';
    return success ? 'The disguise holds.' : 'The disguise is seen through.';
  },
  evaluate({ mode, factors = [], ...given }, ruling) {
    if (!isLookedAt(given, ruling)) return { rollNeeded: false };
    noteFactors(factors, RULE, ruling);
    const { x, y } = oddsOf(given, odds, ruling);
    return { rollNeeded: true, success: isWish('player.disguise', { x, y, mode }, RULE, ruling) };
  },
});

function isLookedAt({ reasonToLook: known, damagedSinceLast = false }: Scrutiny, ruling: Ruling): boolean {
  return (known ?? ruling.decide(reasonToLook)) || (damagedSinceLast && ruling.decide(newRollAfterDamage));
}
