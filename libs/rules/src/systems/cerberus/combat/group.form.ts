import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { flag } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';

const RULE = 'cerberus.combat.group.form';

const understands = decision({
  id: `${RULE}#understands`,
  question: 'Does the creature grasp the order?',
  schema: z.boolean(),
  usual: true,
});
const able = decision({
  id: `${RULE}#able`,
  question: 'Can the creature do what it is told?',
  schema: z.boolean(),
  usual: true,
});

/** A character acts together with creatures under direct control that grasp the order and can do it. */
export const groupForm = formula({
  id: RULE,
  input: z.strictObject({
    underDirectControl: flag(
      'Whether the character directly controls it: companion animal, mount, familiar, summoned.',
    ),
    understands: flag('Whether it grasps the order; left out, the GM says.').optional(),
    able: flag('Whether it can do what it is told; left out, the GM says.').optional(),
  }),
  output: z.strictObject({ inGroup: flag('Whether it acts with the group this tick.') }),
  decisions: [understands, able],
  says: ({ inGroup }) => (inGroup ? 'It acts with the group.' : 'It is left out of the group this tick.'),
  evaluate(creature, ruling) {
    if (!creature.underDirectControl) return { inGroup: false };
    const grasps = creature.understands ?? ruling.decide(understands);
    return { inGroup: grasps && (creature.able ?? ruling.decide(able)) };
  },
});
