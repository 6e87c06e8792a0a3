import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { flag, text } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { combatantId } from '../vocabulary.ts';

const RULE = 'cerberus.combat.priority.when';

const orderMatters = decision({
  id: `${RULE}#orderMatters`,
  question: 'Would another order of these actions lead to something else?',
  schema: z.boolean(),
  usual: false,
});

const participants = () => z.array(combatantId()).max(100);

/** Priority is rolled only where another order would lead to something else. */
export const priorityWhen = formula({
  id: RULE,
  input: z.strictObject({
    conflict: text(200, 'The actions that may get into each other’s way.').optional(),
    participants: participants().optional().describe('Whose actions they are.'),
  }),
  output: z.strictObject({
    roll: flag('Whether priority is rolled.'),
    participants: participants().describe('Who rolls.'),
  }),
  decisions: [orderMatters],
  says: ({ roll }) => (roll ? 'The order matters: Reflex is rolled.' : 'The order changes nothing: no roll.'),
  evaluate({ participants: those = [] }, ruling) {
    const roll = ruling.decide(orderMatters);
    return { roll, participants: roll ? those : [] };
  },
});
