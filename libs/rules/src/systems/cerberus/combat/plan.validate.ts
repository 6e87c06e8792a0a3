import { z } from 'zod';
import { text, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { boardState } from './board.state.ts';
import { boardTransitions } from './board.transitions.ts';
import { boardWarnings } from './board.warnings.ts';
import { BoardEvent } from './boards/events.ts';
import { PlannedResult, played } from './boards/planning.ts';
import { attackLabel, bonusSlots, Reserves, TICKS, tick } from './boards/state.ts';
import { boundaryRecovery } from './sustained.round-boundary.ts';

const PlannedTick = z
  .strictObject({
    round: whole(1, 30, 'The round.'),
    tick: tick('The tick of that round.'),
    events: z.array(BoardEvent).max(50).describe('What happens, in order.'),
    announced: z.array(attackLabel()).max(100).optional().describe('Attacks announced; left out, any that is named.'),
    cannotAct: text(60, 'The condition that forbids everything in this tick.').optional(),
  })
  .meta({ id: 'CerberusPlannedTick', title: 'Planned tick', description: 'What is planned for one tick.' });
export type PlannedTick = z.infer<typeof PlannedTick>;

export const Plan = z
  .strictObject({
    max: Reserves.describe('Maxima from the sheet.'),
    bonusSlots: bonusSlots(),
    plan: z
      .array(PlannedTick)
      .max(30 * TICKS)
      .describe('Ticks in which something happens; the others are empty.'),
  })
  .refine(({ plan }) => new Set(plan.map(({ round, tick: t }) => `${round}.${t}`)).size === plan.length, {
    message: 'every tick once',
    path: ['plan'],
  })
  .meta({ id: 'CerberusPlan', title: 'Plan', description: 'What somebody plans to do; every tick is named once.' });
export type Plan = z.infer<typeof Plan>;

/** A plan played out: slots used and reserves left in every tick, what finished, what was lost and what was refused. */
export const planValidate = formula({
  id: 'cerberus.combat.plan.validate',
  input: Plan,
  output: PlannedResult,
  decisions: [boundaryRecovery],
  uses: [boardState, boardTransitions, boardWarnings],
  says: ({ rejected, lost }) => {
    const refused = rejected.length === 0 ? 'Nothing is refused' : `${rejected.length} refused`;
    return `${refused}; ${lost.length === 0 ? 'nothing is lost' : `lost: ${lost.map(({ id }) => id).join(', ')}`}.`;
  },
  evaluate: (plan, ruling) => played(plan, ruling),
});
