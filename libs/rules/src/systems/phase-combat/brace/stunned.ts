import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { halfCv } from '../basics/half-cv.ts';
import { combatValue, workedOut } from '../vocabulary.ts';
import { effects, rangePenalty, strMinimum } from './effects.ts';

const RULE = 'phase-combat.brace.stunned';

const braceEndsWhenStunned = decision({
  id: `${RULE}#braceEndsWhenStunned`,
  question: 'Does a brace end as a whole, its penalty included, when the character is Stunned?',
  schema: z.boolean(),
  usual: false,
});

/** Being Stunned takes the bonuses of a brace away at once; the halved DCV stays. */
export const stunned = formula({
  id: RULE,
  input: z.strictObject({
    braced: flag('Whether the character is braced.'),
    stunned: flag('Whether the character is Stunned.'),
    rangeModifier: rangePenalty(),
    strMin: strMinimum(),
    dcv: combatValue('DCV after all that is added; told as it counts when it is given.').optional(),
  }),
  output: z.strictObject({
    rangeModifier: rangePenalty(),
    strMin: strMinimum(),
    braceHalvesDcv: flag('Whether the brace halves DCV.'),
    dcv: workedOut('DCV that counts.').optional(),
  }),
  decisions: [braceEndsWhenStunned],
  uses: [effects, halfCv],
  says: ({ rangeModifier, strMin, braceHalvesDcv }) =>
    `Range ${rangeModifier}, STR minimum ${strMin}; the brace ${braceHalvesDcv ? 'halves' : 'does not halve'} DCV.`,
  evaluate({ braced, stunned: isStunned, rangeModifier, strMin, dcv }, ruling) {
    const braceHalvesDcv = braced && !(isStunned && ruling.decide(braceEndsWhenStunned));
    const bonus =
      braced && !isStunned ? ruling.run(effects, { rangeModifier, dcv: dcv ?? 0, strMin }) : { rangeModifier, strMin };
    const counted = braceHalvesDcv && dcv !== undefined ? ruling.run(halfCv, { cv: dcv }).half : dcv;
    const verdict = { rangeModifier: bonus.rangeModifier, strMin: bonus.strMin, braceHalvesDcv };
    return counted === undefined ? verdict : { ...verdict, dcv: counted };
  },
});
