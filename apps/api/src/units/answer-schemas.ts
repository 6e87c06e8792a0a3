import {
  type AnyOperation,
  Board,
  BoardFields,
  CircumstanceFields,
  OddsAnswerSchema,
  PackFields,
  ResolutionFields,
} from '@riposte/rules';
import { z } from 'zod';
import { pascalCase } from '../graphql/convert/names.ts';
import { problemSchemas } from '../problems/problem-schemas.ts';
import { KINDS } from '../runner/question.ts';

const answers = new WeakMap<AnyOperation, z.ZodObject>();
const requests = new WeakMap<AnyOperation, z.ZodObject>();
const boards = new WeakMap<AnyOperation, z.ZodObject>();

/** What an operation answers, for the documents and GraphQL: its result, and what every ruling has beside it. */
export function answerSchema(operation: AnyOperation): z.ZodObject {
  return made(answers, operation, () =>
    answering(operation.output.describe('What came of it.'), {
      id: `${pascalCase(operation.id)}Answer`,
      description: `What ${operation.id} answers.`,
    }),
  );
}

function answering(result: z.ZodType, meta: { id: string; description: string }) {
  return z.strictObject({ result, ...ResolutionFields }).meta(meta);
}

/** What an operation is sent, for the documents. */
export function requestSchema(operation: AnyOperation): z.ZodObject {
  return made(requests, operation, () =>
    z
      .strictObject({ input: operation.input.describe('The situation.'), ...CircumstanceFields, ...PackFields })
      .meta({ id: `${pascalCase(operation.id)}Request`, description: `What ${operation.id} is asked with.` }),
  );
}

/** What a board is asked with, for the documents. */
export function boardRequestSchema(operation: AnyOperation): z.ZodObject {
  return made(boards, operation, () =>
    z
      .strictObject({ state: (operation.lasting ?? z.json()).describe('The state as it stands.'), ...BoardFields })
      .meta({
        id: `${pascalCase(operation.id)}BoardRequest`,
        description: `What the board of ${operation.id} is asked with.`,
      }),
  );
}

/** How a state is shown, and every command that is legal now. */
export const BoardAnswerSchema = z
  .strictObject({ board: Board.describe('How the state is shown, and what is open in it.') })
  .meta({ id: 'BoardAnswer', description: 'How a state is shown, and every command that is legal now.' });

function made(
  known: WeakMap<AnyOperation, z.ZodObject>,
  operation: AnyOperation,
  make: () => z.ZodObject,
): z.ZodObject {
  const schema = known.get(operation) ?? make();
  known.set(operation, schema);
  return schema;
}

/** What any rule is sent; the schema of its input is in its description. */
export const RuleRequestSchema = z
  .strictObject({ input: z.json().describe("As the rule's description says."), ...CircumstanceFields, ...PackFields })
  .meta({ id: 'RuleRequest', description: 'What a rule is evaluated with.' });

/** What any operation answers, asked by its id; the schema of its result is in its description. */
export const OperationAnswerSchema = answering(z.json().describe('What came of it, as it is by REST.'), {
  id: 'OperationAnswer',
  description: 'What an operation answers.',
});

/** What any rule answers; the schema of its result is in its description. */
export const RuleAnswerSchema = answering(z.json().describe('The verdict.'), {
  id: 'RuleAnswer',
  description: 'The verdict of a rule.',
});

const head = {
  id: z.string().describe('The operation or rule.'),
  kind: z.enum(KINDS).describe('What was asked.'),
  status: z.int().describe('The status that the same request would have had alone.'),
};

/** The answers of a batch. */
export const BatchAnswerSchema = z
  .strictObject({
    answers: z
      .array(
        z.union([
          z.strictObject({
            ...head,
            answer: z.union([RuleAnswerSchema, OddsAnswerSchema]).describe('The ruling or the odds.'),
          }),
          z.strictObject({
            ...head,
            problem: z
              .discriminatedUnion('type', [...problemSchemas.values()] as never)
              .describe('Why there is no answer.'),
          }),
        ]),
      )
      .describe('In the order of the items.'),
  })
  .meta({ id: 'BatchAnswer', description: 'The answers of a batch, each with its own status.' });

const json = (description: string) => z.json().describe(description);

/** Everything about one operation or rule, as its GET answers. */
export const DescriptionSchema = z
  .strictObject({
    id: z.string().describe('Its id.'),
    kind: z.enum(['operation', 'rule']).describe('What it is.'),
    form: z.enum(['operation', 'formula', 'procedure']).optional().describe('Absent for a rule that is only read.'),
    title: z.string().describe('Its title.'),
    summary: z.string().optional().describe('What an operation is for.'),
    entry: json('The rule as players read it.').optional(),
    input: json('JSON Schema of the input.').optional(),
    output: json('JSON Schema of the result.').optional(),
    dice: z.array(json('A die: key, dice, by, label.')).describe('Every die it may roll.'),
    outcomes: z
      .array(json('A sub-ruling: key, rule, schema.'))
      .describe('Sub-rulings that may be entered as settled, as dice.outcomes.'),
    decisions: z.array(json('A question: id, question, schema, usual.')).describe('The questions left to the GM.'),
    parameters: z
      .array(json('A figure: id, title, default, schema, unit, changedBy.'))
      .describe('What may be amended.'),
    odds: z.array(z.string()).describe('Names of the metrics that its odds give.'),
    groups: z.array(json('A group: title, fields.')).describe('How its form is grouped.'),
    examples: z.array(json('An example: title, request.')).describe('Requests that run.'),
    uses: z.array(z.string()).describe('Ids of every rule it may run.'),
    related: z.array(z.string()).describe('Ids of rules worth reading next.'),
  })
  .partial()
  .meta({ id: 'Description', description: 'Everything about one operation or rule; with `fields`, only some of it.' });
