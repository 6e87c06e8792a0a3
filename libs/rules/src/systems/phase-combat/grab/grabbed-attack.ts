import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import type { Figuring } from '../../../kernel/figuring.ts';
import { parameter } from '../../../kernel/parameter.ts';
import { choice, flag, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { combatValue, workedOut } from '../vocabulary.ts';

const RULE = 'phase-combat.grab.grabbed-attack';

const penalty = parameter({
  id: `${RULE}#ocv`,
  title: 'OCV of a grabbed character against the grabber',
  default: -3,
  schema: whole(-100, 100, 'Added to OCV.'),
  changedBy: 'the GM',
});

const otherMeans = decision({
  id: `${RULE}#otherMeans`,
  question: 'Has the victim some way to attack without a free limb?',
  schema: z.boolean(),
  usual: false,
});

const mayAttackOthers = decision({
  id: `${RULE}#mayAttackOthers`,
  question: 'May a grabbed character attack somebody other than the grabber, and at what OCV?',
  schema: z
    .strictObject({ allowed: flag('Whether it may.'), ocvModifier: combatValue('Added to OCV.') })
    .meta({ id: 'PhaseCombatGrabbedReach', description: 'Attacks on others while grabbed.' }),
});

const AttackInput = z.strictObject({
  ocv: combatValue("The victim's OCV."),
  freeLimbs: whole(0, 100, { description: 'Limbs that are not pinned.', unit: 'limbs' }),
  target: choice('PhaseCombatGrabbedTarget', ['grabber', 'other'], 'Whom the victim attacks.'),
});

/** With a limb free, or other means, the victim strikes at the grabber at −3 OCV; attacks on others are the GM's. */
export const grabbedAttack = formula({
  id: RULE,
  input: AttackInput,
  output: z.strictObject({
    allowed: flag('Whether the victim can attack.'),
    ocv: workedOut('OCV that counts; absent when the victim cannot attack.').optional(),
  }),
  parameters: [penalty],
  decisions: [otherMeans, mayAttackOthers],
  says: ({ allowed, ocv }) =>
    allowed ? `The victim attacks at OCV ${ocv}.` : 'The victim has neither a free limb nor leave to attack.',
  evaluate(input, ruling) {
    if (input.freeLimbs === 0 && !ruling.decide(otherMeans)) return { allowed: false };
    const { allowed, ocvModifier } = against(input.target, ruling);
    if (!allowed) return { allowed };
    return { allowed, ocv: ruling.calc('OCV').plus('OCV', input.ocv).plus('grabbed', ocvModifier).floor(RULE) };
  },
});

function against(target: 'grabber' | 'other', ruling: Figuring) {
  if (target === 'other') return ruling.decide(mayAttackOthers);
  return { allowed: true, ocvModifier: ruling.parameter(penalty) };
}
