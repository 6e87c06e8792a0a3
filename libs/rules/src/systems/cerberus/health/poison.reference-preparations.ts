import { cerberusHealthTables } from '@riposte/content';
import { z } from 'zod';
import { text } from '../../../kernel/schema.ts';
import { formula } from '../../../kernel/unit.ts';

/** The poisons that are named as benchmarks. Their figures are the table's to enter. */
export const poisonReferencePreparations = formula({
  id: 'cerberus.health.poison.reference-preparations',
  input: z.strictObject({}),
  output: z.strictObject({ poisons: z.array(text(60, 'A poison.')).max(20).describe('The poisons by name.') }),
  says: ({ poisons }) => `${poisons.join(', ')}.`,
  evaluate: () => ({ poisons: cerberusHealthTables.referencePreparations.map(({ poison }) => poison) }),
});
