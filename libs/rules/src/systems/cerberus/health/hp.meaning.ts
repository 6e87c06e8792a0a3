import { z } from 'zod';
import { flag, whole } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';
import { hitPoints } from '../vocabulary.ts';

/** Above 0 HP a character acts at full capacity, whatever the damage. */
export const hpMeaning = formula({
  id: 'cerberus.health.hp.meaning',
  input: z.strictObject({
    maxHp: whole(1, 100_000, { description: 'Maximum HP; they change nothing here.', unit: 'HP' }).optional(),
    hp: hitPoints('HP now; may be below 0.'),
  }),
  output: z.strictObject({
    penalty: whole(0, 0, 'Wounds give no penalty.'),
    canAct: flag('Whether the character can act.'),
  }),
  says: ({ canAct }) => (canAct ? 'Acts at full capacity: wounds give no penalty.' : 'At 0 HP or less nobody acts.'),
  evaluate: ({ hp }) => ({ penalty: 0, canAct: hp > 0 }),
});
