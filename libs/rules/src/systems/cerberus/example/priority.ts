import { z } from 'zod';
import { namesOf } from '../../../kernel/item-names.ts';
import { groupByValue } from '../../../kernel/odds/rank.ts';
import { whole } from '../../../kernel/schema.ts';
import { procedure } from '../../../kernel/unit.ts';
import { Total } from '../combat/ordering/contenders.ts';
import { priorityTotal } from '../combat/priority.total.ts';
import { combatantId } from '../vocabulary.ts';

const ids = (description: string) => z.array(combatantId()).max(30).describe(description);

/** One roll of priority as the worked round makes it: who acts first, and who must roll again among themselves. */
export const priority = procedure({
  id: 'cerberus.example.priority',
  input: z.strictObject({
    contenders: z
      .array(
        z
          .strictObject({
            id: combatantId(),
            reflex: whole(-1000, 1000, { title: 'Reflex', description: 'Reflex modifier.' }),
            bonus: whole(-1000, 1000, 'What else adds, such as the bonus for declaring first.').optional(),
          })
          .meta({ id: 'CerberusExampleContender', description: 'One whose action races others.' }),
      )
      .min(1)
      .max(30)
      .describe('Those whose order can change the outcome; nobody else rolls.'),
  }),
  output: z.strictObject({
    totals: z.array(Total).max(30).describe('The totals of this roll.'),
    order: ids('Everybody by this roll, the highest first; those with equal totals as they were given.'),
    reroll: z.array(ids('Some with equal totals.')).max(15).describe('Groups that roll again among themselves.'),
  }),
  dice: [{ key: '*.reflex', dice: '1d20', by: 'contender', label: 'Reflex' }],
  uses: [priorityTotal],
  outcome: ['order', 'reroll'],
  says: ({ order, reroll }) => {
    const again = reroll.map((group) => group.join(' and ')).join('; ');
    return `In order: ${order.join(', ')}.${again ? ` Equal, and rolled again: ${again}.` : ''}`;
  },
  evaluate({ contenders }, ruling) {
    namesOf(contenders, '/input/contenders');
    ruling.together(...contenders.map(({ id }) => ({ key: `${id}.reflex`, count: 1, faces: 20 })));
    const totals = contenders.map(({ id, reflex, bonus = 0 }) => {
      const flat = [{ label: 'bonus', value: bonus }];
      return { id, total: ruling.runWithin(id, priorityTotal, { reflex, flat }).total };
    });
    const groups = groupByValue(totals.map(({ id, total }) => [id, total] as const));
    return {
      totals,
      order: groups.flat(),
      reroll: groups.filter((group) => group.length > 1).map((group) => [...group]),
    };
  },
});
