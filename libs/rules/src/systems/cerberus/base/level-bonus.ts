import { z } from 'zod';
import { Fraction } from '../../../kernel/exact/fraction.ts';
import { whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { Grade, level } from '../vocabulary.ts';

const RULE = 'cerberus.base.level-bonus';

/** A good Save adds the full level, a standard one half of it, rounded down. */
export const levelBonus = formula({
  id: RULE,
  input: z.strictObject({ grade: Grade, level: level() }),
  output: z.strictObject({ bonus: whole(0, 1000, 'What the class adds to the Save.') }),
  says: ({ bonus }, { grade, level: levels }) => `A ${grade} Save adds ${bonus} at level ${levels}.`,
  evaluate({ grade, level: levels }, ruling) {
    if (grade === 'good') return { bonus: levels };
    return { bonus: ruling.calc('level bonus').plus(`half of level ${levels}`, Fraction.of(levels, 2)).floor(RULE) };
  },
});
