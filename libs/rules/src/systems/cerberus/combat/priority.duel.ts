import { z } from 'zod';
import { invalidInput } from '../../../kernel/problem.ts';
import { whole } from '../../../kernel/schema.ts';
import { partOf, procedure, shownFrom } from '../../../kernel/unit.ts';
import { combatantId } from '../vocabulary.ts';
import { declareFirstBonus } from './declare.first-bonus.ts';
import { Contender, firstFields, sideOf, Total } from './ordering/contenders.ts';
import { placed, tieThrow } from './ordering/race.ts';

/** Two actions race: the higher Reflex total comes first, and equal totals are rolled again as often as needed. */
export const priorityDuel = procedure({
  id: 'cerberus.combat.priority.duel',
  input: z.strictObject({ a: Contender, b: Contender, ...firstFields }),
  output: z.strictObject({
    first: combatantId().describe('Whose action comes first.'),
    rounds: whole(1, 1001, 'How often each side rolled.'),
    totals: z.array(z.array(Total).max(2)).max(1001).describe('Both totals of every roll.'),
  }),
  dice: [
    { key: 'a.reflex', dice: '1d20', by: 'a', label: 'Reflex' },
    { key: 'b.reflex', dice: '1d20', by: 'b', label: 'Reflex' },
  ],
  uses: [tieThrow, declareFirstBonus],
  outcome: ['first'],
  says: ({ first }) => `${first} acts first.`,
  evaluate({ a, b, ...first }, ruling) {
    if (a.id === b.id) throw invalidInput('/input/b/id', 'another id than that of the other side', b.id);
    const sided = Object.entries({ a, b }).map(([key, { id, ...side }]) => ({
      id: key,
      side: sideOf(side, id === first.firstDeclarer, first, ruling),
    }));
    const { order, throws } = placed(sided, ruling);
    const named = (key: string) => (key === 'a' ? a.id : b.id);
    const totals = shownFrom([throws], (all) =>
      all.map((thrown) => thrown.map(({ id, total }) => ({ id: named(id), total }))),
    );
    return { first: named(order[0] as string), rounds: partOf(throws, 'length'), totals };
  },
});
