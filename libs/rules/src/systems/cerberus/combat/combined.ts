import { z } from 'zod';
import { namesOf, requireDistinct } from '../../../kernel/item-names.ts';
import { invalidInput } from '../../../kernel/problem.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import { partOf, procedure } from '../../../kernel/unit.ts';
import { combatantId } from '../vocabulary.ts';
import { GroupMember, groupReflex } from './group.reflex.ts';
import { Contender, firstFields, requireNamed } from './ordering/contenders.ts';
import { raceDice } from './ordering/race.ts';
import { Plan, planValidate } from './plan.validate.ts';
import { orderDetails, priorityOrder } from './priority.order.ts';
import { priorityOutcome, RacingAction } from './priority.outcome.ts';

const { reflex: _, ...rolled } = Contender.shape;

const Racer = z
  .strictObject({
    ...rolled,
    members: z.array(GroupMember).min(1).max(50).describe('Who acts together; a lone combatant is the only member.'),
    action: RacingAction.optional().describe('What is done, where two race and it is told what becomes of it.'),
  })
  .meta({ id: 'CerberusRacer', title: 'Participant', description: 'A combatant or group whose action races others.' });
type Racer = z.infer<typeof Racer>;

const Planner = z
  .strictObject({ id: combatantId(), plan: Plan })
  .meta({ id: 'CerberusPlanner', title: 'Combatant', description: 'A combatant with a board and a plan.' });

/** The rules of the chapter in a row: whose Reflex each group rolls, the order, what winning does, and everybody's board. */
export const combined = procedure({
  id: 'cerberus.combat.combined',
  input: z.strictObject({
    participants: z.array(Racer).min(1).max(30).describe('Everybody whose actions race.'),
    ...firstFields,
    combatants: z.array(Planner).max(30).optional().describe('Boards and plans that are played out.'),
  }),
  output: z.strictObject({
    providers: z
      .array(
        z
          .strictObject({ id: combatantId(), provider: combatantId() })
          .meta({ id: 'CerberusReflexProvider', description: 'Whose Reflex a participant rolls.' }),
      )
      .max(30)
      .describe('Whose Reflex each rolls.'),
    order: z.array(combatantId()).max(30).describe('Who acts, first to last.'),
    ...orderDetails,
    became: priorityOutcome.output.optional().describe('What becomes of two actions that are told.'),
    combatants: z
      .array(
        z
          .strictObject({ id: combatantId(), played: planValidate.output })
          .meta({ id: 'CerberusPlayedCombatant', description: "What became of a combatant's plan." }),
      )
      .max(30)
      .describe("What became of everybody's plan."),
  }),
  dice: raceDice,
  uses: [groupReflex, priorityOrder, priorityOutcome, planValidate],
  outcome: ['providers', 'order', 'became', 'combatants'],
  says: ({ order }) => `In order: ${order.join(', ')}.`,
  evaluate({ participants, combatants = [], ...first }, ruling) {
    requireNamed(participants);
    namesOf(combatants, '/input/combatants');
    requireOwnMembers(participants);
    const provided = participants.map(({ id, members }) => ({
      id,
      ...ruling.within(id, () => ruling.run(groupReflex, { members })),
    }));
    const contenders = participants.map(({ members: __, action: ___, ...own }, i) => ({
      ...own,
      reflex: provided[i]?.reflex ?? 0,
    }));
    const { outcome, details } = ruling.detailed(priorityOrder, { participants: contenders, ...first });
    return {
      providers: provided.map(({ id, provider }) => ({ id, provider })),
      order: outcome.order,
      totals: partOf(details, 'totals'),
      rerolls: partOf(details, 'rerolls'),
      throws: partOf(details, 'throws'),
      became: becomeOf(outcome.order, participants, ruling),
      combatants: combatants.map(({ id, plan }) => ({
        id,
        played: ruling.within(id, () => ruling.run(planValidate, plan)),
      })),
    };
  },
});

function requireOwnMembers(participants: readonly Racer[]): void {
  const members = participants.flatMap((one) => one.members.map(({ id }) => id));
  requireDistinct(members, (id) => invalidInput('/input/participants', 'everybody in one group only', id));
}

/** Of two actions that are told. */
function becomeOf(order: readonly string[], participants: readonly Racer[], ruling: Ruling) {
  const [winner, loser] = order.map((id) => participants.find((one) => one.id === id)?.action);
  if (order.length !== 2 || !winner || !loser) return undefined;
  return ruling.run(priorityOutcome, { winner, loser });
}
