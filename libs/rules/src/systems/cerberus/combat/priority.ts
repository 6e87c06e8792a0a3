import { z } from 'zod';
import { text } from '../../../kernel/schema.ts';
import { operation, partOf } from '../../../kernel/unit.ts';
import { nameOf } from '../../../kernel/words.ts';
import { combatantId } from '../vocabulary.ts';
import { Contender, firstFields } from './ordering/contenders.ts';
import { priorityExamples } from './ordering/examples.ts';
import { raceDice } from './ordering/race.ts';
import { orderDetails, priorityOrder } from './priority.order.ts';
import { priorityWhen } from './priority.when.ts';

const Participant = z
  .strictObject({
    ...Contender.shape,
    name: text(60, 'Name, for sentences.').optional(),
    action: text(60, 'What is done.').optional(),
  })
  .meta({
    id: 'CerberusNamedContender',
    title: 'Participant',
    description: 'A combatant or group in a race of actions.',
  });
type Participant = z.infer<typeof Participant>;

/** Who acts first, second and so on where several actions of a tick get into each other's way. */
export const priority = operation({
  id: 'cerberus.combat.priority',
  title: 'Order of actions',
  summary:
    'In which order the actions of a tick happen that get into each other’s way. Only those who are tied roll again, and only among themselves.',
  input: z.strictObject({
    participants: z
      .array(Participant)
      .min(2)
      .max(12)
      .describe('Everybody whose actions get into each other’s way; a group that acts together is one.'),
    ...firstFields,
  }),
  output: z.strictObject({
    order: z.array(combatantId()).max(12).describe('Who acts, first to last.'),
    ...orderDetails,
  }),
  dice: raceDice,
  uses: [priorityOrder],
  odds: {
    first: ({ order }) => order[0] ?? 'none',
    place: { perId: ({ order }) => order.map((id, i) => [id, i + 1] as const) },
  },
  resolve({ participants, ...first }, ruling) {
    const contenders = participants.map(({ name: _, action: __, ...contender }) => contender);
    ruling.citing(priorityWhen.id);
    const { outcome, details } = ruling.detailed(priorityOrder, { participants: contenders, ...first });
    return {
      order: outcome.order,
      totals: partOf(details, 'totals'),
      rerolls: partOf(details, 'rerolls'),
      throws: partOf(details, 'throws'),
    };
  },
  sentence: ({ order, totals }, { participants }) =>
    `${order.map((id, i) => `${i + 1}. ${told(id, participants)}${totalOf(id, totals)}`).join(', ')}.`,
  changes: () => [],
  groups: [
    { title: 'Who', fields: ['participants'] },
    { title: 'Declared first', fields: ['firstDeclarer', 'bonus'] },
  ],
  examples: priorityExamples,
});

function told(id: string, participants: readonly Participant[]): string {
  const one = participants.find((participant) => participant.id === id);
  return `${one ? nameOf(one) : id}${one?.action ? ` (${one.action})` : ''}`;
}

function totalOf(id: string, totals: readonly { id: string; total: number }[]): string {
  const own = totals.find((one) => one.id === id);
  return own ? ` with ${own.total}` : '';
}
