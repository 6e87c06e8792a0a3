import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import { decimal, flag } from '../../../kernel/schema.ts';
import { operation, partOf } from '../../../kernel/unit.ts';
import { RollMode } from '../vocabulary.ts';
import { displayName, flatBonuses, percentBonuses } from './figures.ts';
import { duelDetails, First, reflexDuel } from './reflex-duel.ts';
import { reflexModifier, reflexParts } from './reflex-modifier.ts';

const orderMatters = decision({
  id: 'cerberus.base.reflex-duel#orderMatters',
  question: 'Does it change anything which of the two actions comes first?',
  schema: flag('Whether the order matters.'),
  usual: true,
});

const ReflexSource = z
  .discriminatedUnion('from', [
    z
      .strictObject({
        from: z.literal('modifier'),
        value: decimal(-1000, 1000, { title: 'Reflex', description: 'The Reflex modifier, as the sheet has it.' }),
      })
      .meta({ id: 'CerberusReflexGiven', title: 'As on the sheet', description: 'The Reflex modifier itself.' }),
    z.strictObject({ from: z.literal('class'), ...reflexParts }).meta({
      id: 'CerberusReflexFromClass',
      title: 'From class and level',
      description: 'Dexterity, class grade and level.',
    }),
  ])
  .meta({ id: 'CerberusReflexSource', description: 'Where a Reflex modifier comes from.' });

const Duelist = z
  .strictObject({
    name: displayName('Name, for sentences.'),
    action: displayName('What this side has declared.'),
    reflex: ReflexSource,
    bonuses: flatBonuses('What holds for this duel only, such as +5 for declaring first.'),
    percent: percentBonuses('Percentage bonuses on the total, in points; they count on a total above 0.'),
    mode: RollMode.optional().describe('Advantage or Disadvantage on the die.'),
  })
  .meta({ id: 'CerberusDuelist', title: 'Side of a duel', description: 'Somebody with a declared action.' });
type Duelist = z.infer<typeof Duelist>;

/** Two declared actions race: Reflex against Reflex, ties rolled again, and no roll where the order is no matter. */
export const duel = operation({
  id: 'cerberus.base.duel',
  title: 'Reflex duel',
  summary:
    'Which of two declared actions comes first. Ties are rolled again; nothing is rolled if the order is no matter.',
  input: z.strictObject({
    a: Duelist,
    b: Duelist,
    orderMatters: flag('Whether the order changes anything; the GM decides.').optional(),
  }),
  output: z.strictObject({
    first: First,
    reflexA: decimal(-100_000, 100_000, "Side a's Reflex modifier."),
    reflexB: decimal(-100_000, 100_000, "Side b's Reflex modifier."),
    ...duelDetails,
  }),
  dice: reflexDuel.dice,
  decisions: [orderMatters],
  uses: [reflexModifier, reflexDuel],
  odds: { first: ({ first }) => first },
  resolve({ a, b, orderMatters: given }, ruling) {
    const reflexA = ruling.within('a', () => reflexOf(a, ruling));
    const reflexB = ruling.within('b', () => reflexOf(b, ruling));
    const { outcome, details } = ruling.detailed(reflexDuel, {
      orderMatters: given ?? ruling.decide(orderMatters),
      reflexA,
      reflexB,
      bonusA: a.bonuses,
      bonusB: b.bonuses,
      percentA: a.percent,
      percentB: b.percent,
      modeA: a.mode,
      modeB: b.mode,
    });
    return {
      first: outcome.first,
      reflexA,
      reflexB,
      rollsUsed: partOf(details, 'rollsUsed'),
      totalA: partOf(details, 'totalA'),
      totalB: partOf(details, 'totalB'),
    };
  },
  sentence({ first, totalA, totalB }, { a, b }) {
    if (first === 'none') return 'The order changes nothing: both actions simply happen.';
    const who = first === 'a' ? calledSide(a, 'Side a') : calledSide(b, 'Side b');
    if (totalA === undefined || totalB === undefined) return `${who} comes first.`;
    const [own, other] = first === 'a' ? [totalA, totalB] : [totalB, totalA];
    return `${who} comes first, ${own} against ${other}.`;
  },
  changes: () => [],
  groups: [
    { title: 'Reflex', fields: ['a.reflex', 'b.reflex'] },
    { title: 'Side a', fields: ['a.name', 'a.action', 'a.bonuses', 'a.percent', 'a.mode'] },
    { title: 'Side b', fields: ['b.name', 'b.action', 'b.bonuses', 'b.percent', 'b.mode'] },
    { title: 'The situation', fields: ['orderMatters'] },
  ],
  examples: [
    {
      title: 'The first declarer’s axe before the wall, rolled at the table',
      request: {
        input: {
          a: {
            name: 'Osseur',
            action: 'axe',
            reflex: { from: 'modifier', value: 11 },
            bonuses: [{ label: 'declared first', value: 5 }],
          },
          b: { name: 'Maelis', action: 'wall', reflex: { from: 'modifier', value: 10 } },
        },
        dice: {
          rolls: [
            { key: 'a.reflex', faces: [8] },
            { key: 'b.reflex', faces: [9] },
          ],
        },
      },
    },
    {
      title: 'Equal Dexterity, another grade',
      request: {
        input: {
          a: { reflex: { from: 'class', dex: 5, grade: 'standard', level: 9 } },
          b: { reflex: { from: 'class', dex: 5, grade: 'good', level: 9 } },
        },
      },
    },
    {
      title: 'An order that changes nothing',
      request: {
        input: {
          a: { name: 'Séra', reflex: { from: 'modifier', value: 14 } },
          b: { name: 'Brant', reflex: { from: 'modifier', value: 7 } },
        },
        decisions: [{ id: orderMatters.id, value: false }],
      },
    },
  ],
});

function reflexOf({ reflex }: Duelist, ruling: Ruling): number {
  if (reflex.from === 'modifier') return reflex.value;
  const { from: _, ...parts } = reflex;
  return ruling.run(reflexModifier, parts).reflexModifier;
}

/** Osseur (axe) */
function calledSide({ name, action }: Duelist, fallback: string): string {
  return `${name ?? fallback}${action ? ` (${action})` : ''}`;
}
