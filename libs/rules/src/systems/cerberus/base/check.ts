import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import type { Detailed, Ruling } from '../../../kernel/ruling.ts';
import { choice } from '../../../kernel/schema.ts';
import { operation, partOf } from '../../../kernel/unit.ts';
import { displayName } from './figures.ts';
import { CheckSide, checkOutput, opposedCheck, TieOutcome, TieRule } from './opposed.check.ts';
import { CheckKind, opposedTypes } from './opposed.types.ts';

const tieOutcome = decision({
  id: 'cerberus.base.opposed.check#tieOutcome',
  question: 'The totals are equal and the effect has no rule for ties: who wins, or do both roll again?',
  schema: TieOutcome,
});

const NamedSide = CheckSide.extend({ name: displayName('Name, for sentences.') }).meta({
  id: 'CerberusNamedCheckSide',
  title: 'Side of a check',
  description: 'One side of an opposed check, with its name.',
});

const CheckInput = z.strictObject({
  check: CheckKind.optional().describe('A usual kind of check; leave it out for any other that an effect names.'),
  a: NamedSide,
  b: NamedSide,
  tieRule: TieRule.optional().describe(
    'What equal totals mean, from the effect; a Reflex tie is rolled again, else the GM is asked when it happens.',
  ),
});
type CheckInput = z.infer<typeof CheckInput>;

const { totalA, totalB, tied } = z.strictObject(checkOutput).partial().shape;
const CheckResult = z.strictObject({
  winner: choice('CerberusCheckWinner', ['a', 'b'], 'Who wins.'),
  totalA,
  totalB,
  tied: tied.describe('Whether the totals were equal, so that a tie rule or the GM settled it.'),
});

/** Two forces head-on: both roll and add what the effect names, the higher total wins, and a tie never stays one. */
export const check = operation({
  id: 'cerberus.base.check',
  title: 'Opposed check',
  summary: 'Two sides roll 1d20 and add a Reflex modifier, caster level, DC or whatever the effect names.',
  input: CheckInput,
  output: CheckResult,
  dice: opposedCheck.dice,
  decisions: [tieOutcome],
  uses: [opposedTypes, opposedCheck],
  odds: { winner: ({ winner }) => winner },
  resolve(input, ruling) {
    const usualTie = input.check === 'reflex' ? 'reroll' : 'unspecified';
    const first = thrown(input, input.tieRule ?? usualTie, ruling);
    if (first.outcome.outcome !== 'gm-decides') return report(first.outcome.outcome, first);
    const ruled = ruling.decide(tieOutcome);
    if (ruled !== 'reroll') return report(ruled, first);
    const last = thrown(input, 'reroll', ruling);
    return report(last.outcome.outcome, last);
  },
  sentence({ winner, totalA: forA, totalB: forB, tied: isTie }, { a, b }) {
    const names = { a: a.name ?? 'Side a', b: b.name ?? 'Side b' };
    if (forA === undefined || forB === undefined) return `${names[winner]} wins the check.`;
    const [own, other] = winner === 'a' ? [forA, forB] : [forB, forA];
    return `${names[winner]} wins the check, ${own} against ${other}${isTie ? ': a tie goes that way' : ''}.`;
  },
  changes: () => [],
  groups: [
    { title: 'Both sides', fields: ['a.value', 'b.value', 'check'] },
    { title: 'Ties', fields: ['tieRule'] },
    { title: 'Side a', fields: ['a.name', 'a.bonus', 'a.mode'] },
    { title: 'Side b', fields: ['b.name', 'b.bonus', 'b.mode'] },
  ],
  examples: [
    {
      title: 'Caster level against caster level',
      request: {
        input: {
          check: 'caster-level',
          a: { name: 'Maelis', value: 12 },
          b: { name: 'The demon', value: 14 },
          tieRule: 'b-wins',
        },
      },
    },
    {
      title: 'DC against DC, rolled at the table',
      request: {
        input: {
          check: 'dc',
          a: { name: 'The ward', value: 20 },
          b: { name: 'The dispelling', value: 18 },
          tieRule: 'a-wins',
        },
        dice: {
          rolls: [
            { key: 'a.check', faces: [5] },
            { key: 'b.check', faces: [8] },
          ],
        },
      },
    },
    {
      title: 'A tie that the GM has rolled again',
      request: {
        input: { a: { name: 'Osseur', value: 8 }, b: { name: 'The troll', value: 7 } },
        dice: {
          rolls: [
            { key: 'a.check', faces: [10, 12] },
            { key: 'b.check', faces: [11, 4] },
          ],
        },
        decisions: [{ id: tieOutcome.id, value: 'reroll' }],
      },
    },
  ],
});

function thrown({ check: kind, a, b }: CheckInput, tieRule: z.infer<typeof TieRule>, ruling: Ruling) {
  const adds = kind && ruling.run(opposedTypes, { check: kind }).value;
  return ruling.detailed(opposedCheck, { a: sideOf(a), b: sideOf(b), tieRule, adds });
}

/** The name decides nothing: without it equal questions have remembered odds. */
function sideOf({ value, bonus, mode }: z.infer<typeof NamedSide>): CheckSide {
  return { value, bonus, mode };
}

type Throw = Detailed<z.infer<z.ZodObject<typeof checkOutput>>, 'outcome'>;

/** @param outcome a decided one: rerolls are over and the GM has been asked */
function report(outcome: Throw['outcome']['outcome'], { details }: Throw) {
  return {
    winner: outcome === 'a-wins' ? ('a' as const) : ('b' as const),
    totalA: partOf(details, 'totalA'),
    totalB: partOf(details, 'totalB'),
    tied: partOf(details, 'tied'),
  };
}
