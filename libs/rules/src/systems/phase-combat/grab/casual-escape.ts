import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { flag, whole } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { casualStr } from '../basics/casual-str.ts';
import { strDice } from '../basics/str-dice.ts';
import { contest, contestAsks, isUndecided, rerollField, sideDice } from '../contests.ts';
import { body } from '../vocabulary.ts';
import { escapeFields } from './escape-fields.ts';
import { oneArm as oneArmRule } from './one-arm.ts';

const RULE = 'phase-combat.grab.casual-escape';

/** Asked wherever casual STR is tried once the hold stands. */
export const casualInLaterPhases = decision({
  id: `${RULE}#casualInLaterPhases`,
  question: "May casual STR be tried again in the victim's later Phases?",
  schema: z.boolean(),
  usual: false,
});

const diceCount = (whose: string) => whole(0, 1_000_000, { description: `Dice of the ${whose}.`, unit: 'd6' });

/** Right after the hit the victim may try casual STR against the grabber's STR, once and at no cost. */
export const casualEscape = procedure({
  id: RULE,
  input: z.strictObject({
    ...escapeFields,
    laterPhase: flag("Whether it is tried again in a later Phase of the victim's.").optional(),
  }),
  output: z.strictObject({
    allowed: flag('Whether casual STR may be tried.'),
    victimDice: diceCount('victim'),
    grabberDice: diceCount('grabber'),
    victimBody: body('BODY of the victim.'),
    grabberBody: body('BODY of the grabber.'),
    escaped: flag('Whether the victim is free.'),
    ...rerollField,
  }),
  dice: [...sideDice('victim', 'casualStr'), ...sideDice('grabber', 'str')],
  decisions: [casualInLaterPhases, ...contestAsks.decisions],
  uses: [casualStr, oneArmRule, ...contestAsks.uses],
  outcome: ['allowed', 'victimDice', 'grabberDice', 'escaped', 'reroll'],
  again: isUndecided,
  says: ({ allowed, escaped, victimBody, grabberBody }) => {
    if (!allowed) return 'Casual STR is tried once, right after the hit.';
    return `${victimBody} BODY against ${grabberBody}: ${escaped ? 'the victim slips out' : 'the hold stands'}.`;
  },
  evaluate({ victimStr, grabberStr, oneArm, laterPhase = false }, ruling) {
    const { casual } = ruling.run(casualStr, { str: Math.max(0, victimStr) });
    const { effectiveStr } = ruling.run(oneArmRule, { str: grabberStr, oneArm, purpose: 'escape' });
    const dice = {
      victimDice: ruling.run(strDice, { str: casual }).dice,
      grabberDice: ruling.run(strDice, { str: effectiveStr }).dice,
    };
    if (laterPhase && !ruling.decide(casualInLaterPhases))
      return { allowed: false, ...dice, victimBody: 0, grabberBody: 0, escaped: false, reroll: false };
    const { attempterBody, resisterBody, success, reroll } = contest(
      { role: 'victim', die: 'casualStr', str: casual },
      { role: 'grabber', die: 'str', str: effectiveStr },
      ruling,
    );
    return { allowed: true, ...dice, victimBody: attempterBody, grabberBody: resisterBody, escaped: success, reroll };
  },
});
