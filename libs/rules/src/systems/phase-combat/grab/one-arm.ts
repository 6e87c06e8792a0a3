import { z } from 'zod';
import { parameter } from '../../../kernel/parameter.ts';
import { choice, flag, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { strength } from '../vocabulary.ts';

const RULE = 'phase-combat.grab.one-arm';

const oneArmLess = parameter({
  id: `${RULE}#str`,
  title: 'STR that a grabber loses against escapes when holding with one arm',
  default: 5,
  schema: whole(0, 1000, 'STR that the grabber loses.'),
  unit: 'STR',
  changedBy: 'the GM',
});

/** Held with one arm only, the grabber counts 5 STR less against escapes, not below 0; damage is not reduced. */
export const oneArm = formula({
  id: RULE,
  input: z.strictObject({
    str: strength("The grabber's STR."),
    oneArm: flag('Whether only one arm holds.'),
    purpose: choice('PhaseCombatHoldPurpose', ['escape', 'damage'], 'Against an escape, or for damage.'),
  }),
  output: z.strictObject({ effectiveStr: strength('STR that counts.') }),
  parameters: [oneArmLess],
  says: ({ effectiveStr }) => `STR ${effectiveStr} counts.`,
  evaluate({ str, oneArm: isOneArm, purpose }, ruling) {
    if (purpose === 'damage') return { effectiveStr: str };
    const less = isOneArm ? ruling.parameter(oneArmLess) : 0;
    return { effectiveStr: ruling.calc('STR').plus('grabber', str).minus('one arm', less).atLeast(0).floor(RULE) };
  },
});
