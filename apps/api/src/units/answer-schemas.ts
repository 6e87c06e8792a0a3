import { type AnyOperation, ResolutionFields } from '@riposte/rules';
import { z } from 'zod';

const known = new WeakMap<AnyOperation, z.ZodObject>();

/** What an operation answers, for the documents and GraphQL: its result, and what every ruling has beside it. */
export function answerSchema(operation: AnyOperation): z.ZodObject {
  const before = known.get(operation);
  if (before) return before;
  const schema = z.strictObject({
    result: (operation.output as z.ZodType).describe('What came of it.'),
    ...ResolutionFields,
  });
  known.set(operation, schema);
  return schema;
}

/** What a rule answers; its result has the rule's own schema. */
export const RuleAnswerSchema = z.strictObject({ result: z.json().describe('The verdict.'), ...ResolutionFields });
