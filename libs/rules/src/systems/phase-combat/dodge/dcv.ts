import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { parameter } from '../../../kernel/parameter.ts';
import { flag, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { halfCv } from '../basics/half-cv.ts';
import { combatValue, workedOut } from '../vocabulary.ts';

const RULE = 'phase-combat.dodge.dcv';

const bonus = parameter({
  id: `${RULE}#bonus`,
  title: 'DCV of whoever dodges',
  default: 3,
  schema: whole(-100, 100, 'Added to DCV.'),
  changedBy: 'the GM',
});

const declareBeforeRoll = decision({
  id: `${RULE}#declareBeforeRoll`,
  question: 'Must a Dodge be declared before the attack roll that it should help against?',
  schema: z.boolean(),
  usual: true,
});

/** +3 DCV against every attack until the next Phase, before any halving. */
export const dcv = formula({
  id: RULE,
  input: z.strictObject({
    dcv: combatValue('DCV with all else that is added.'),
    halved: flag('Whether something halves it.'),
    attackRolled: flag('Whether the attack roll had been made when the Dodge was declared.').optional(),
  }),
  output: z.strictObject({ dcv: workedOut('DCV while dodging.') }),
  parameters: [bonus],
  decisions: [declareBeforeRoll],
  uses: [halfCv],
  says: ({ dcv: value }) => `DCV ${value} while dodging.`,
  evaluate({ dcv: base, halved, attackRolled = false }, ruling) {
    const counts = !attackRolled || !ruling.decide(declareBeforeRoll);
    const sum = ruling
      .calc('DCV')
      .plus('DCV', base)
      .plus('Dodge', counts ? ruling.parameter(bonus) : 0);
    const whole = sum.floor(RULE);
    return { dcv: halved ? ruling.run(halfCv, { cv: whole }).half : whole };
  },
});
