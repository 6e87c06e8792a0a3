import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { flag, choice as oneOf } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { isLanding, Level } from '../vocabulary.ts';

const RULE = 'dex-rank.defence.choice';

const declareBeforeAttackRoll = decision({
  id: `${RULE}#declareBeforeAttackRoll`,
  question: 'Are defences declared and rolled before the attack roll is known?',
  schema: z.boolean(),
  usual: false,
});

export const secondDefenceOnSameAttack = decision({
  id: `${RULE}#secondDefenceOnSameAttack`,
  question: 'May one attack be met by a second defence?',
  schema: z.boolean(),
  usual: false,
});

export const DefenceUse = oneOf('DexRankDefenceUse', ['parry', 'dodge'], 'Parry or dodge.');

/** One defence for each attack that would land; a miss needs none. */
export const choice = formula({
  id: RULE,
  input: z.strictObject({
    attackLevel: Level.describe('Level of the attack.'),
    choice: oneOf('DexRankDefence', ['parry', 'dodge', 'none'], 'How the defender meets it; none: armor only.'),
    alreadyDefended: flag('Whether a defence against this very attack was rolled before.').optional(),
  }),
  output: z.strictObject({ defenceRolled: flag('Whether the defence is rolled.') }),
  decisions: [declareBeforeAttackRoll, secondDefenceOnSameAttack],
  says: ({ defenceRolled }, { choice: chosen }) =>
    defenceRolled ? `The ${chosen} is rolled.` : 'No defence is rolled.',
  evaluate({ attackLevel, choice: chosen, alreadyDefended = false }, ruling) {
    if (chosen === 'none') return { defenceRolled: false };
    if (alreadyDefended && !ruling.decide(secondDefenceOnSameAttack)) return { defenceRolled: false };
    return { defenceRolled: isLanding(attackLevel) || ruling.decide(declareBeforeAttackRoll) };
  },
});
