import { z } from 'zod';
import { decision } from '../../../kernel/decision.ts';
import { flag, text } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';

const RULE = 'cerberus.character.starting-equipment';

const approved = decision({
  id: `${RULE}#approved`,
  question: 'Does the equipment suit history and circumstances?',
  schema: z.boolean(),
  usual: true,
});

export const Equipment = z
  .array(text(120, 'An item, such as a village axe.'))
  .max(200)
  .describe('What the character carries.');

/** What a new character carries, as agreed with the GM; no budget limits it. */
export const startingEquipment = formula({
  id: RULE,
  input: z.strictObject({ items: Equipment }),
  output: z.strictObject({ items: Equipment, approved: flag('Whether the GM agrees.') }),
  decisions: [approved],
  says: ({ items, approved: isAgreed }) =>
    isAgreed ? `Carried: ${items.join(', ') || 'nothing'}.` : 'The GM does not agree to the equipment.',
  evaluate: ({ items }, ruling) => ({ items, approved: ruling.decide(approved) }),
});
