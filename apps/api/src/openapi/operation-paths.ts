import { type AnyOperation, type JsonSchema, OddsAnswerSchema, type UnitRequest } from '@riposte/rules';
import { camelCase } from '../graphql/convert/names.ts';
import type { RulesLibrary } from '../library.ts';
import {
  answerSchema,
  BoardAnswerSchema,
  boardRequestSchema,
  DescriptionSchema,
  requestSchema,
} from '../units/answer-schemas.ts';
import { pathOfOperation } from '../units/paths.ts';
import type { Components } from './components.ts';
import { faults, LOOKUP_FAULTS, QUESTION_FAULTS, success } from './responses.ts';

/** What examples of odds may cost while a document is made. */
const EXAMPLE_BUDGET = 5_000;

/** The paths of every operation: its ruling, its odds, the board of its states and its description. */
export function operationPaths(rules: RulesLibrary, components: Components): Record<string, JsonSchema> {
  const paths: Record<string, JsonSchema> = {};
  for (const operation of rules.frontDoor.registry.operations.values()) {
    const path = pathOfOperation(operation.id);
    paths[path] = { get: description(rules, operation, components), post: ruling(rules, operation, components) };
    if (Object.keys(operation.odds).length > 0) paths[`${path}/odds`] = { post: odds(rules, operation, components) };
    if (operation.tracker) paths[`${path}/board`] = { post: board(rules, operation, components) };
  }
  return paths;
}

function ruling(rules: RulesLibrary, operation: AnyOperation, components: Components): JsonSchema {
  const answer = exampleAnswer(operation, (request) => rules.frontDoor.resolve(operation.id, request));
  return {
    ...head(rules, operation),
    operationId: camelCase(operation.id),
    summary: operation.title,
    description: told(operation),
    requestBody: requestBody(operation, components),
    responses: {
      '200': success('The ruling.', components.use(answerSchema(operation), 'output'), answer),
      ...faults(components, QUESTION_FAULTS),
    },
  };
}

function odds(rules: RulesLibrary, operation: AnyOperation, components: Components): JsonSchema {
  const answer = exampleAnswer(operation, (request) =>
    rules.frontDoor.oddsWithin(operation.id, request, EXAMPLE_BUDGET),
  );
  return {
    ...head(rules, operation),
    operationId: `${camelCase(operation.id)}Odds`,
    summary: `Odds: ${operation.title}`,
    description: `The exact distribution of: ${Object.keys(operation.odds).join(', ')}. Too much work is sampled instead and marked so.`,
    requestBody: requestBody(operation, components),
    responses: {
      '200': success('The odds.', components.use(OddsAnswerSchema, 'output'), answer),
      ...faults(components, QUESTION_FAULTS),
    },
  };
}

function board(rules: RulesLibrary, operation: AnyOperation, components: Components): JsonSchema {
  const schema = components.use(boardRequestSchema(operation), 'input');
  const [example] = operation.examples;
  const { state } = (example?.request.input ?? {}) as { state?: unknown };
  const shown = rules.frontDoor.board(operation.id, { state });
  return {
    ...head(rules, operation),
    operationId: `${camelCase(operation.id)}Board`,
    summary: `Board: ${operation.title}`,
    description: 'How a state is shown, and every command that is legal now, by these decisions and amendments.',
    requestBody: {
      required: true,
      content: { 'application/json': { schema, examples: { board: { summary: example?.title, value: { state } } } } },
    },
    responses: {
      '200': success('The board.', components.use(BoardAnswerSchema, 'output'), shown),
      ...faults(components, QUESTION_FAULTS),
    },
  };
}

function description(rules: RulesLibrary, operation: AnyOperation, components: Components): JsonSchema {
  return {
    ...head(rules, operation),
    operationId: `${camelCase(operation.id)}Description`,
    summary: `About: ${operation.title}`,
    description: 'Schemas, dice keys, decisions, parameters and examples.',
    parameters: [fieldsParameter],
    responses: {
      '200': success('The description.', components.use(DescriptionSchema, 'output')),
      ...faults(components, LOOKUP_FAULTS),
    },
  };
}

const fieldsParameter = {
  name: 'fields',
  in: 'query',
  required: false,
  description: 'Only these fields, by name, separated by commas.',
  schema: { type: 'string', minLength: 1, maxLength: 500 },
};

/** Operations are shown under the title of their chapter. */
function head(rules: RulesLibrary, operation: AnyOperation): { tags: string[] } {
  const chapters = rules.systems().flatMap((system) => system.chapters.map((chapter) => ({ system, chapter })));
  const found = chapters.find(({ chapter }) => operation.id.startsWith(`${chapter.id}.`));
  return {
    tags: [found ? `${found.system.title}: ${found.chapter.title}` : (operation.id.split('.', 1)[0] as string)],
  };
}

function told({ summary, dice }: AnyOperation): string {
  if (dice.length === 0) return summary;
  const lines = dice.map(({ key, dice: thrown, by, label }) => `- \`${key}\`: ${thrown}, ${label} (${by})`);
  return `${summary}\n\nDice, by key:\n${lines.join('\n')}`;
}

function requestBody(operation: AnyOperation, components: Components): JsonSchema {
  const examples = Object.fromEntries(
    operation.examples.map(({ title, request }) => [
      camelCase(title.toLowerCase()),
      { summary: title, value: request },
    ]),
  );
  const schema = components.use(requestSchema(operation), 'input');
  const content = operation.examples.length > 0 ? { schema, examples } : { schema };
  return { required: true, content: { 'application/json': content } };
}

/** What the first example that has an answer is answered with, always by the same dice. */
function exampleAnswer(
  { examples }: AnyOperation,
  ask: (request: UnitRequest) => { problem?: unknown } | undefined,
): unknown {
  for (const { request } of examples) {
    const given = request as UnitRequest;
    const isSettled = given.dice?.rolls !== undefined || given.dice?.seed !== undefined;
    const answer = ask(isSettled ? given : { ...given, dice: { ...given.dice, seed: 'example' } });
    if (answer && !answer.problem) return answer;
  }
  return undefined;
}
