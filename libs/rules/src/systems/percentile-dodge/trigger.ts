import { z } from 'zod';
import { decision } from '../../kernel/decision.ts';
import { flag, whole } from '../../kernel/schema.ts';
import { formula } from '../../kernel/unit.ts';
import { agreeing } from '../../kernel/words.ts';
import { AttackResolution, actionCount } from './vocabulary.ts';

const skipRoll = decision({
  id: 'percentile-dodge.trigger#skipRoll',
  question: 'Does the GM leave the dodge out, as the defender asks?',
  schema: z.boolean(),
  usual: false,
});

/** Each attack that is contested, on a defender who may dodge, brings a dodge about by itself; no action is used up. */
export const trigger = formula({
  id: 'percentile-dodge.trigger',
  input: z.strictObject({
    attackResolution: AttackResolution,
    mayDodge: flag('Whether the defender may dodge.'),
    declaredActions: actionCount('How many actions the defender has declared in the round; usually 1.').optional(),
    attacks: whole(0, 1000, 'How many attacks are aimed at the defender; usually 1.').optional(),
    skipRoll: flag('Whether the GM leaves the dodge out; left out, the GM says, and usually does not.').optional(),
  }),
  output: z.strictObject({
    dodgeRolled: flag('Whether a dodge is rolled.'),
    dodgeRolls: whole(0, 1000, 'How many dodges are rolled: one for each attack.'),
    declaredActions: actionCount('How many actions the defender has declared: dodging adds none.'),
  }),
  decisions: [skipRoll],
  says: ({ dodgeRolls }) => {
    if (dodgeRolls === 0) return 'No dodge is rolled.';
    return agreeing(dodgeRolls, 'A dodge is rolled.', `${dodgeRolls} dodges are rolled, one for each attack.`);
  },
  evaluate({ attackResolution, mayDodge, declaredActions = 1, attacks = 1, skipRoll: skips }, ruling) {
    const mayRoll = attackResolution === 'contested' && mayDodge && attacks > 0;
    const dodgeRolled = mayRoll && !(skips ?? ruling.decide(skipRoll));
    return { dodgeRolled, dodgeRolls: dodgeRolled ? attacks : 0, declaredActions };
  },
});
