import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { flag } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { contest, contestAsks, isUndecided, rerollField, sideDice } from '../contests.ts';
import { ActionCost, body } from '../vocabulary.ts';
import { escapeFields } from './escape-fields.ts';
import { oneArm as oneArmRule } from './one-arm.ts';

const RULE = 'phase-combat.grab.escape';

/** Asked wherever an escape takes of a Phase. */
export const escapeCost = decision({
  id: `${RULE}#escapeCost`,
  question: 'What does an escape with full STR cost?',
  schema: ActionCost,
  usual: 'half' as const,
});

/** Full STR against the grabber's: more BODY breaks the hold, a tie does not. */
export const escapeRule = procedure({
  id: RULE,
  input: z.strictObject(escapeFields),
  output: z.strictObject({
    victimBody: body('BODY of the victim.'),
    grabberBody: body('BODY of the grabber.'),
    free: flag('Whether the hold is broken.'),
    cost: ActionCost,
    ...rerollField,
  }),
  dice: [...sideDice('victim', 'str'), ...sideDice('grabber', 'str')],
  decisions: [escapeCost, ...contestAsks.decisions],
  uses: [oneArmRule, ...contestAsks.uses],
  outcome: ['free', 'cost', 'reroll'],
  again: isUndecided,
  says: ({ free, victimBody, grabberBody }) =>
    `${victimBody} BODY against ${grabberBody}: ${free ? 'the victim breaks free' : 'the hold stands'}.`,
  evaluate({ victimStr, grabberStr, oneArm }, ruling) {
    const { effectiveStr } = ruling.run(oneArmRule, { str: grabberStr, oneArm, purpose: 'escape' });
    const { attempterBody, resisterBody, success, reroll } = contest(
      { role: 'victim', die: 'str', str: victimStr },
      { role: 'grabber', die: 'str', str: effectiveStr },
      ruling,
    );
    const cost = ruling.decide(escapeCost);
    return { victimBody: attempterBody, grabberBody: resisterBody, free: success, cost, reroll };
  },
});
