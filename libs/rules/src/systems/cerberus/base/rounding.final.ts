import { z } from 'zod';
import { Fraction } from '../../../kernel/exact/fraction.ts';
import { decimal, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { exactValue, isExpression, LONGEST } from './expression.ts';

const RULE = 'cerberus.base.rounding.final';

const Terms = z
  .string()
  .min(1)
  .max(LONGEST)
  .refine(isExpression, 'a calculation with + - * / ( ) and %, such as (18 + 11) * 1.25')
  .meta({
    description: 'The whole calculation in writing: numbers with + - * / ( ) and %; nothing is divided by zero.',
    examples: ['(18 + 11) * 1.25', '7 * 20% * 3'],
  });

const RoundingInput = z
  .strictObject({
    terms: Terms.optional(),
    total: decimal(-1_000_000_000, 1_000_000_000, 'A total that may hold a fraction.').optional(),
    bonusPercent: decimal(-100, 10_000, {
      description: 'A percentage bonus on it, in points; it counts only on a total above 0.',
      unit: 'percent',
    }).optional(),
  })
  .refine(({ terms, total }) => (terms === undefined) !== (total === undefined), 'exactly one of terms and total')
  .meta({ id: 'CerberusRounding', description: 'A calculation in writing or a total: exactly one of the two.' });

/** One calculation keeps its fractions and is rounded once, down, toward minus infinity. A percentage raises only a total above 0. */
export const roundingFinal = formula({
  id: RULE,
  input: RoundingInput,
  output: z.strictObject({ value: whole(-1e15, 1e15, 'The finished value.') }),
  says: ({ value }) => `The value is ${value}.`,
  evaluate({ terms, total = 0, bonusPercent = 0 }, ruling) {
    const sum = ruling.calc('value');
    if (terms === undefined) sum.plus('', Fraction.from(total));
    else sum.startsAs(bonusPercent === 0 ? terms : bracketed(terms), exactValue(terms) ?? 0);
    if (sum.isPositive) sum.percent('bonus', bonusPercent);
    return { value: sum.floor(RULE) };
  },
});

/** What a percentage is about to raise; a sum gets its brackets from the calculation. */
function bracketed(terms: string): string {
  return / \+ /.test(terms) ? terms : `(${terms})`;
}
