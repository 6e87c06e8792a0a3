import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { flag, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { counted } from '../../../kernel/words.ts';
import { combatValue } from '../vocabulary.ts';

const RULE = 'phase-combat.basics.sweep';

const sweepRule = decision({
  id: `${RULE}#sweepRule`,
  question: 'What does a Sweep cost in this campaign? Usually 2 OCV for each attack after the first, and half DCV.',
  schema: z
    .strictObject({
      ocvPerExtra: combatValue('Added to the OCV of every attack for each attack after the first.'),
      dcvHalved: flag('Whether DCV is halved.'),
    })
    .meta({ id: 'PhaseCombatSweepRule', description: 'What a Sweep costs.' }),
  usual: { ocvPerExtra: -2, dcvHalved: true },
});

/** Several hand-to-hand attacks at once: each at −2 OCV for every one after the first. */
export const sweep = formula({
  id: RULE,
  input: z.strictObject({ attacks: whole(1, 100, 'How many attacks the Sweep makes.') }),
  output: z.strictObject({
    ocvModifier: whole(-1_000_000_000, 1_000_000_000, 'Added to the OCV of each attack.'),
    dcvHalved: flag('Whether DCV is halved.'),
  }),
  decisions: [sweepRule],
  says: ({ ocvModifier }, { attacks }) => `${counted(attacks, 'attack', 'attacks, each')} at ${ocvModifier} OCV.`,
  evaluate({ attacks }, ruling) {
    const { ocvPerExtra, dcvHalved } = ruling.decide(sweepRule);
    const sum = ruling
      .calc('Sweep')
      .plus('each attack after the first', ocvPerExtra)
      .times('of them', attacks - 1);
    return { ocvModifier: sum.floor(RULE, 'OCV'), dcvHalved };
  },
});
