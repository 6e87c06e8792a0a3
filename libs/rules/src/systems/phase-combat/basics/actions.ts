import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { ActionCost } from '../vocabulary.ts';

const RULE = 'phase-combat.basics.actions';

const allow = decision({
  id: `${RULE}#allow`,
  question: 'May these actions be taken in one Phase? Usually as the rule has it.',
  schema: z.boolean(),
});

const Action = z
  .strictObject({
    cost: ActionCost,
    attack: flag('Whether it is an Attack action: one with an attack roll, or Dodge.'),
  })
  .meta({ id: 'PhaseCombatAction', description: 'One action of a Phase.', examples: [{ cost: 'half', attack: true }] });
type Action = z.infer<typeof Action>;

/** Halves of a Phase that each cost takes. */
const HALVES = { zero: 0, half: 1, full: 2 } as const;

/** One full action or two halves; an Attack action or a full one ends the Phase. */
export const actions = formula({
  id: RULE,
  input: z.strictObject({ actions: z.array(Action).max(50).describe('What is done in the Phase, in order.') }),
  output: z.strictObject({ legal: flag('Whether one Phase holds it all, in this order.') }),
  decisions: [allow],
  says: ({ legal }) =>
    legal ? 'One Phase holds these actions.' : 'One Phase cannot hold these actions in this order.',
  evaluate: ({ actions: inOrder }, ruling) => ({ legal: ruling.decide(allow, fits(inOrder)) }),
});

function fits(inOrder: readonly Action[]): boolean {
  const halves = inOrder.reduce((sum, { cost }) => sum + HALVES[cost], 0);
  const last = inOrder.length - 1;
  return halves <= 2 && inOrder.every(({ cost, attack }, at) => at === last || (cost !== 'full' && !attack));
}
