import { z } from 'zod';
import { parameter } from '../../../kernel/parameter.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import { choice, flag, text, whole } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { RollMode } from '../vocabulary.ts';
import { advantage, d20Into, throwTogether } from './advantage.ts';
import { flatBonuses, rolledTotal } from './figures.ts';

const RULE = 'cerberus.base.opposed.check';

const margin = parameter({
  id: `${RULE}#margin`,
  title: 'lead that wins an opposed check',
  default: 1,
  schema: whole(1, 1000, 'By how much a total must be higher to win; with less it is a tie.'),
  changedBy: 'effects that demand a margin',
});

export const CheckSide = z
  .strictObject({
    value: whole(-100_000, 100_000, {
      title: 'Modifier',
      description: 'What the effect has this side add: a Reflex modifier, a caster level, a DC …',
    }),
    bonus: flatBonuses('Bonuses and penalties of this side.'),
    mode: RollMode.optional().describe('Advantage or Disadvantage on the die.'),
  })
  .meta({ id: 'CerberusCheckSide', title: 'Side of a check', description: 'One side of an opposed check.' });
export type CheckSide = z.infer<typeof CheckSide>;

export const TieRule = choice(
  'CerberusTieRule',
  ['a-wins', 'b-wins', 'reroll', 'unspecified'],
  'What equal totals mean, from the effect that calls for the check; unspecified leaves it to the GM.',
);

export const TieOutcome = choice(
  'CerberusTieOutcome',
  ['a-wins', 'b-wins', 'reroll'],
  'What equal totals mean where the effect says nothing.',
);

const Outcome = choice(
  'CerberusCheckOutcome',
  ['a-wins', 'b-wins', 'reroll', 'gm-decides'],
  'Who wins, or that both roll again, or that the GM must decide.',
);

/** What every opposed check reports. */
export const checkOutput = {
  totalA: rolledTotal("Side a's total."),
  totalB: rolledTotal("Side b's total."),
  tied: flag('Whether the totals were equal.'),
  outcome: Outcome,
};

/** Both sides roll 1d20 and add what the effect names; the higher total wins, and a tie goes by the effect's own rule. */
export const opposedCheck = procedure({
  id: RULE,
  input: z.strictObject({
    a: CheckSide,
    b: CheckSide,
    tieRule: TieRule.optional(),
    tieOutcome: TieOutcome.optional().describe("The GM's answer for a tie where the effect names no rule."),
    adds: text(60, 'What both sides add, as the explanation calls it: caster level …').optional(),
  }),
  output: z.strictObject(checkOutput).meta({ id: 'CerberusOpposedCheck' }),
  dice: [
    { key: 'a.check', dice: '1d20', by: 'side a', label: 'check' },
    { key: 'b.check', dice: '1d20', by: 'side b', label: 'check' },
  ],
  parameters: [margin],
  uses: [advantage],
  outcome: ['outcome'],
  again: ({ outcome }) => outcome === 'reroll',
  settles: 'check',
  says: ({ totalA, totalB, outcome }) => `${totalA} against ${totalB}: ${OUTCOMES[outcome]}.`,
  evaluate: ({ adds = 'value', ...sides }, ruling) => compared(sides, adds, ruling),
});

export const OUTCOMES = {
  'a-wins': 'side a wins',
  'b-wins': 'side b wins',
  reroll: 'both roll again',
  'gm-decides': 'a tie that the GM must decide',
} as const;

interface Sides {
  a: CheckSide;
  b: CheckSide;
  tieRule?: z.infer<typeof TieRule> | undefined;
  tieOutcome?: z.infer<typeof TieOutcome> | undefined;
}

/** One throw of both sides. @param adds what both add, such as `caster level` */
export function compared({ a, b, tieRule = 'unspecified', tieOutcome }: Sides, adds: string, ruling: Ruling) {
  throwTogether('check', { a: a.mode, b: b.mode }, ruling);
  const totalA = ruling.within('a', () => totalOf(a, adds, ruling));
  const totalB = ruling.within('b', () => totalOf(b, adds, ruling));
  const tied = Math.abs(totalA - totalB) < ruling.parameter(margin);
  const onTie = tieRule === 'unspecified' ? (tieOutcome ?? 'gm-decides') : tieRule;
  const higher = totalA > totalB ? 'a-wins' : 'b-wins';
  return { totalA, totalB, tied, outcome: tied ? onTie : higher } as const;
}

function totalOf({ value, bonus = [], mode }: CheckSide, adds: string, ruling: Ruling): number {
  const sum = ruling.calc('check');
  d20Into(sum, 'check', mode, ruling);
  return sum.plus(adds, value).plusEach(bonus).floor(RULE);
}
