import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { choice, flag } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { advantage } from '../base/advantage.ts';
import { isWish } from '../base/prescribed.ts';
import { GmOdds, haveFittingOdds, noteFactors, ODDS_FIT, oddsFields, oddsOf } from './chances.ts';

const RULE = 'cerberus.perception.scene.check';

export const perceptionOdds = decision({
  id: `${RULE}#odds`,
  question: "How good are the odds, from the player's side?",
  schema: GmOdds,
});

export const perceptionFactors = z
  .array(
    choice(
      'CerberusPerceptionFactor',
      [
        'distraction',
        'equipment',
        'experience',
        'light',
        'noise',
        'scent',
        'size',
        'terrain',
        'viewingAngle',
        'vigilance',
      ],
      'Something weighed for the odds.',
    ),
  )
  .max(10)
  .describe('What the GM weighs for the odds, for the record.');

/** Slipping by, tracking, looking for somebody hidden: outside combat one prescribed chance, at the odds that the GM sets. */
export const sceneCheck = procedure({
  id: RULE,
  input: z
    .strictObject({ ...oddsFields, factors: perceptionFactors.optional() })
    .refine(haveFittingOdds, ODDS_FIT)
    .meta({
      id: 'CerberusSceneCheck',
      description: 'A prescribed chance of stealth or perception: x and y together, x below y; or neither.',
      examples: [{ x: 4, y: 5 }],
    }),
  output: z.strictObject({ success: flag("Whether the player's wish comes true.") }),
  dice: [{ key: 'player.perception', dice: '1dY', by: 'player', label: 'perception' }],
  decisions: [perceptionOdds],
  uses: [advantage],
  outcome: ['success'],
  says: ({ success }) => (success ? 'It succeeds.' : 'It fails.'),
  evaluate({ mode, factors = [], ...given }, ruling) {
    noteFactors(factors, RULE, ruling);
    const { x, y } = oddsOf(given, perceptionOdds, ruling);
    return { success: isWish('player.perception', { x, y, mode }, RULE, ruling) };
  },
});
