import { z } from 'zod';
import { whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { damageReduction } from '../vocabulary.ts';

const RULE = 'cerberus.martial.dr.penetration';

/** Penetration lowers all DR of the target, to no less than 0; what is left over adds no damage. */
export const drPenetration = formula({
  id: RULE,
  input: z.strictObject({
    dr: damageReduction(),
    penetration: whole(0, 10_000, "The attack's one figure of ignored DR."),
  }),
  output: z.strictObject({ effectiveDr: whole(0, 10_000, 'DR that still counts.') }),
  says: ({ effectiveDr }, { dr }) => `Of DR ${dr}, ${effectiveDr} counts.`,
  evaluate({ dr, penetration }, ruling) {
    if (penetration === 0) return { effectiveDr: dr };
    return { effectiveDr: ruling.calc('DR').plus('DR', dr).minus('penetration', penetration).atLeast(0).floor(RULE) };
  },
});
