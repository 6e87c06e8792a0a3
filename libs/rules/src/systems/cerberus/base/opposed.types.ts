import { cerberusBaseTables } from '@riposte/content';
import { z } from 'zod';
import { choice, text } from '../../../kernel/schema.ts';
import { rowOf } from '../../../kernel/table.ts';
import { procedure } from '../../../kernel/unit.ts';
import { CheckSide, checkOutput, compared, OUTCOMES, opposedCheck, TieOutcome, TieRule } from './opposed.check.ts';

export const CheckKind = choice(
  'CerberusCheckKind',
  ['reflex', 'caster-level', 'dc'],
  'A usual opposed check: Reflex, caster level, or DC against DC.',
);

/** What each side adds in the usual opposed checks; with both sides given, the check is rolled too. A Reflex tie is rolled again. */
export const opposedTypes = procedure({
  id: 'cerberus.base.opposed.types',
  input: z
    .strictObject({
      check: CheckKind,
      a: CheckSide.optional(),
      b: CheckSide.optional(),
      tieRule: TieRule.optional(),
      tieOutcome: TieOutcome.optional().describe("The GM's answer for a tie where the effect names no rule."),
    })
    .refine(({ a, b }) => (a === undefined) === (b === undefined), 'both sides or neither')
    .meta({ id: 'CerberusUsualCheck', description: 'A kind of check, and both sides if it is to be rolled.' }),
  output: z
    .strictObject({ value: text(60, 'What each side adds to its d20.') })
    .extend(z.strictObject(checkOutput).partial().shape)
    .meta({ id: 'CerberusUsualCheckResult' }),
  dice: [
    { key: 'a.check', dice: '1d20', by: 'side a', label: 'check' },
    { key: 'b.check', dice: '1d20', by: 'side b', label: 'check' },
  ],
  uses: [opposedCheck],
  outcome: ['value', 'outcome'],
  again: ({ outcome }) => outcome === 'reroll',
  says: ({ value, totalA, totalB, outcome }) =>
    outcome === undefined
      ? `Each side adds its ${value}.`
      : `${value}: ${totalA} against ${totalB}, ${OUTCOMES[outcome]}.`,
  evaluate({ check, a, b, tieRule = check === 'reflex' ? 'reroll' : 'unspecified', tieOutcome }, ruling) {
    const value = rowOf(cerberusBaseTables.opposedChecks, 'check', check).side_a_adds;
    if (!a || !b) return { value };
    return { value, ...compared({ a, b, tieRule, tieOutcome }, value, ruling) };
  },
});
