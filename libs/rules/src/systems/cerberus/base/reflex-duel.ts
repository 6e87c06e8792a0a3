import { z } from 'zod';
import { choice, decimal, flag, whole } from '../../../kernel/schema.ts';
import { partOf, procedure } from '../../../kernel/unit.ts';
import { priorityTotal, totalsOfBoth } from '../combat/priority.total.ts';
import { ReflexSide, RollMode } from '../vocabulary.ts';
import { flatBonuses, percentBonuses, rolledTotal } from './figures.ts';

const RULE = 'cerberus.base.reflex-duel';

const dice = [
  { key: 'a.reflex', dice: '1d20', by: 'side a', label: 'Reflex' },
  { key: 'b.reflex', dice: '1d20', by: 'side b', label: 'Reflex' },
];

/** One throw of both sides; a tie is thrown again by whoever runs this. */
const duelRound = procedure({
  id: RULE,
  input: z.strictObject({ a: ReflexSide, b: ReflexSide }),
  output: z.strictObject({
    first: choice('CerberusDuelRound', ['a', 'b', 'tie'], 'Whose total is higher.'),
    totalA: rolledTotal("Side a's Reflex total."),
    totalB: rolledTotal("Side b's Reflex total."),
  }),
  dice,
  uses: [priorityTotal],
  outcome: ['first'],
  again: ({ first }) => first === 'tie',
  settles: 'duel',
  says: ({ first, totalA, totalB }) =>
    first === 'tie'
      ? `${totalA} against ${totalB}: both roll again.`
      : `${totalA} against ${totalB}: side ${first} acts first.`,
  evaluate({ a, b }, ruling) {
    const { oneTotal: totalA, otherTotal: totalB } = totalsOfBoth('a', a, 'b', b, ruling);
    return { first: totalA > totalB ? 'a' : totalB > totalA ? 'b' : 'tie', totalA, totalB } as const;
  },
});

const reflex = (side: string) =>
  decimal(-1000, 1000, {
    title: 'Reflex',
    description: `Reflex modifier of side ${side}; a fraction comes only from heavy armor.`,
  });

export const First = choice('CerberusFirst', ['a', 'b', 'none'], 'Who acts first; none where the order is no matter.');

/** What a Reflex duel shows besides who is first. */
export const duelDetails = {
  rollsUsed: whole(0, 1000, 'How often each side rolled; 0 when nothing was.'),
  totalA: rolledTotal("Side a's Reflex total in the last roll.").optional(),
  totalB: rolledTotal("Side b's Reflex total in the last roll.").optional(),
};

/** Two actions race: 1d20 + Reflex modifier + bonuses on each side, the higher acts first, equal totals are rolled again until they differ. */
export const reflexDuel = procedure({
  id: RULE,
  input: z.strictObject({
    orderMatters: flag('Whether the order of the two actions changes anything; if not, nothing is rolled.'),
    reflexA: reflex('a'),
    reflexB: reflex('b'),
    bonusA: flatBonuses('Bonuses of side a for this duel, such as +5 for declaring first.'),
    bonusB: flatBonuses('Bonuses of side b for this duel.'),
    percentA: percentBonuses('Percentage bonuses of side a; they count on a total above 0.'),
    percentB: percentBonuses('Percentage bonuses of side b; they count on a total above 0.'),
    modeA: RollMode.optional().describe('Advantage or Disadvantage of side a.'),
    modeB: RollMode.optional().describe('Advantage or Disadvantage of side b.'),
  }),
  output: z.strictObject({ first: First, ...duelDetails }),
  dice,
  uses: [duelRound],
  outcome: ['first'],
  says: ({ first }) => (first === 'none' ? 'The order changes nothing: no roll.' : `Side ${first} acts first.`),
  evaluate({ orderMatters, ...sides }, ruling) {
    if (!orderMatters) return { first: 'none', rollsUsed: 0 } as const;
    const { outcome, details, attempts } = ruling.detailed(duelRound, {
      a: { reflex: sides.reflexA, flat: sides.bonusA, percent: sides.percentA, mode: sides.modeA },
      b: { reflex: sides.reflexB, flat: sides.bonusB, percent: sides.percentB, mode: sides.modeB },
    });
    const totals = { totalA: partOf(details, 'totalA'), totalB: partOf(details, 'totalB') };
    return { first: outcome.first as 'a' | 'b', rollsUsed: attempts, ...totals };
  },
});
