import { z } from 'zod';
import { requireDistinct } from '../../../kernel/item-names.ts';
import { invalidInput } from '../../../kernel/problem.ts';
import { partOf, procedure } from '../../../kernel/unit.ts';
import { combatantId } from '../vocabulary.ts';
import { Contender, firstFields, requireNamed, Total } from './ordering/contenders.ts';
import { raceDice } from './ordering/race.ts';
import { priorityOrder } from './priority.order.ts';

const Group = z
  .strictObject({ ...Contender.shape, members: z.array(combatantId()).min(1).max(50).describe('Who acts together.') })
  .meta({ id: 'CerberusRacingGroup', title: 'Group', description: 'Those who act together on one roll.' });

/** One total places all coordinated actions of a group at the same instant; in any order the group is one participant. */
export const groupSharedResult = procedure({
  id: 'cerberus.combat.group.shared-result',
  input: z.strictObject({
    participants: z
      .array(Group)
      .min(1)
      .max(30)
      .describe(
        'Groups, each with the Reflex of the member chosen before the roll; a lone combatant is a group of one.',
      ),
    ...firstFields,
  }),
  output: z.strictObject({
    order: z
      .array(z.array(combatantId()).max(50))
      .max(30)
      .describe('Those who act at the same instant, first to last.'),
    totals: z.array(Total).max(30).describe('The totals of the first roll.'),
  }),
  dice: raceDice,
  uses: [priorityOrder],
  outcome: ['order'],
  says: ({ order }) => `In order: ${order.map((members) => members.join(' with ')).join(', ')}.`,
  evaluate({ participants, ...first }, ruling) {
    requireNamed(participants);
    const everyone = participants.flatMap(({ members }) => members);
    requireDistinct(everyone, (id) => invalidInput('/input/participants', 'everybody in one group only', id));
    const contenders = participants.map(({ members: _, ...contender }) => contender);
    const { outcome, details } = ruling.detailed(priorityOrder, { participants: contenders, ...first });
    const members = new Map(participants.map((one) => [one.id, one.members]));
    return { order: outcome.order.map((id) => members.get(id) ?? []), totals: partOf(details, 'totals') };
  },
});
