import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { parameter } from '../../../kernel/parameter.ts';
import { choice, flag, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { halfCv } from '../basics/half-cv.ts';
import { combatValue, workedOut } from '../vocabulary.ts';

const RULE = 'phase-combat.grab.dcv';

const grabberDcv = parameter({
  id: `${RULE}#grabber`,
  title: 'DCV of a grabber until their next Phase',
  default: -2,
  schema: whole(-100, 100, 'Added to DCV.'),
  changedBy: 'the GM',
});

const maneuverPenaltyWithHalf = decision({
  id: `${RULE}#maneuverPenaltyWithHalf`,
  question: "Does the grabber's −2 DCV count beside the half DCV of the hold?",
  schema: z.boolean(),
  usual: true,
});

/** Both at half DCV while the hold lasts; the grabber at −2 to their next Phase, taken off before halving. */
export const dcv = formula({
  id: RULE,
  input: z.strictObject({
    role: choice('PhaseCombatHoldRole', ['grabber', 'victim'], 'Grabber or victim.'),
    dcv: combatValue('DCV before the hold.'),
    held: flag('Whether the hold lasts.'),
    beforeOwnNextPhase: flag("Whether the grabber's Phase after the grab is still to come."),
  }),
  output: z.strictObject({ dcv: workedOut('DCV that counts.') }),
  parameters: [grabberDcv],
  decisions: [maneuverPenaltyWithHalf],
  uses: [halfCv],
  says: ({ dcv: value }, { role }) => `DCV of the ${role}: ${value}.`,
  evaluate({ role, dcv: base, held, beforeOwnNextPhase }, ruling) {
    const isPenalized = role === 'grabber' && beforeOwnNextPhase && (!held || ruling.decide(maneuverPenaltyWithHalf));
    const sum = ruling
      .calc('DCV')
      .plus('DCV', base)
      .plus('Grab', isPenalized ? ruling.parameter(grabberDcv) : 0);
    const whole = sum.floor(RULE);
    return { dcv: held ? ruling.run(halfCv, { cv: whole }).half : whole };
  },
});
