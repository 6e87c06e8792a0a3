import { z } from 'zod';
import { whole } from '../../../kernel/schema.ts';
import { procedure, shownFrom } from '../../../kernel/unit.ts';
import { combatantId } from '../vocabulary.ts';
import { declareFirstBonus } from './declare.first-bonus.ts';
import { Contender, firstFields, requireNamed, sidesOf, Total } from './ordering/contenders.ts';
import { placed, raceDice, tieThrow } from './ordering/race.ts';

const Rerolls = z
  .strictObject({ id: combatantId(), rerolls: whole(0, 100_000, 'How many rolls more than the first.') })
  .meta({ id: 'CerberusRerolls', description: 'How often somebody rolled again.' });

/** What is shown of an order. */
export const orderDetails = {
  totals: z.array(Total).max(100).describe('The totals of the first roll.'),
  rerolls: z.array(Rerolls).max(100).describe('How often each rolled again.'),
  throws: z.array(z.array(Total)).describe('The totals of every roll, those of rerolls among the tied only.'),
};

/** Everybody rolls once, highest total first; those with equal totals order the places that they share by rolling again. */
export const priorityOrder = procedure({
  id: 'cerberus.combat.priority.order',
  input: z.strictObject({
    participants: z.array(Contender).min(1).max(30).describe('Everybody whose actions race: combatants and groups.'),
    ...firstFields,
  }),
  output: z.strictObject({
    order: z.array(combatantId()).max(30).describe('Who acts, first to last.'),
    ...orderDetails,
  }),
  dice: raceDice,
  uses: [tieThrow, declareFirstBonus],
  outcome: ['order'],
  says: ({ order }) => `In order: ${order.join(', ')}.`,
  evaluate({ participants, ...first }, ruling) {
    requireNamed(participants);
    const { order, throws } = placed(sidesOf(participants, first, ruling), ruling);
    const totals = shownFrom([throws], ([opening = []]) => opening);
    const rerolls = shownFrom([throws], (all) =>
      participants.map(({ id }) => ({ id, rerolls: all.flat().filter((one) => one.id === id).length - 1 })),
    );
    return { order, totals, rerolls, throws };
  },
});
